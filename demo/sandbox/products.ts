import type { BusinessType } from '#domain/payment/after-payment.ts';
import { benefitProduct } from './benefits/benefit-product.ts';
import { hotelPay } from './hotels/orders/hotel-pay.ts';
import { changeTicket } from './orders/after-sale/change/change-ticket.ts';
import { airTicket } from './orders/air-ticket.ts';
import type { Product } from './payments/product.ts';
import { rechargeProduct } from './wallet/recharge-order.ts';

/** The products of the sandbox by the business type of their payments. The other types are refused (payments/product.ts). */
export const products: Partial<Record<BusinessType, Product>> = {
  dometicketOrderPay: airTicket,
  changeTicket,
  hotelPay,
  recharge: rechargeProduct,
  buffetCard: benefitProduct,
  upgrade: benefitProduct,
  payAnnualFee: benefitProduct,
  buyTicket: benefitProduct,
};
