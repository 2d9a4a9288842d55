import type { BusinessType } from '#domain/product/business-types.ts';
import { benefitProduct } from '../money/benefits/benefit-product.ts';
import { hotelPay } from '../products/hotel/orders/hotel-pay.ts';
import { changeTicket } from '../products/flight/after-sale/change/change-ticket.ts';
import { airTicket } from '../products/flight/lifecycle/air-ticket.ts';
import { intlChangeTicket } from '../products/intl/after-sale/change-pay.ts';
import { intlPay } from '../products/intl/orders/intl-pay.ts';
import { trainChangeTicket } from '../products/train/after-sale/change-pay.ts';
import { trainPay } from '../products/train/orders/train-pay.ts';
import type { Product } from '../money/payments/product.ts';
import { rechargeProduct } from '../money/wallet/recharge-order.ts';

/** The products of the sandbox by the business type of their payments. The other types are refused (money/payments/product.ts). */
export const products: Partial<Record<BusinessType, Product>> = {
  dometicketOrderPay: airTicket,
  changeTicket,
  hotelPay,
  trainPay,
  trainChangeTicket,
  intlPay,
  intlChangeTicket,
  recharge: rechargeProduct,
  buffetCard: benefitProduct,
  upgrade: benefitProduct,
  payAnnualFee: benefitProduct,
  buyTicket: benefitProduct,
};
