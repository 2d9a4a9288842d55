import type { BillKind } from '#contract/bill.ts';
import { airChangesBill, airRefundBill, airSaleBill } from './air.ts';
import type { BillSource } from './bill-source.ts';
import { integralBill, recomBill, shareBill } from './incomes.ts';
import { rechargeBill, transactionBill } from './movements.ts';
import { airSumBill, hotelSumBill, trainSumBill } from './periods.ts';
import { putforwardBill } from './withdrawals.ts';

/** The rows of every kind of bill. */
export const billSources: Readonly<Record<BillKind, BillSource>> = {
  transaction: transactionBill,
  recharge: rechargeBill,
  putforward: putforwardBill,
  integral: integralBill,
  recom: recomBill,
  share: shareBill,
  airSale: airSaleBill,
  airRefund: airRefundBill,
  airChanges: airChangesBill,
  airSum: airSumBill,
  hotelSum: hotelSumBill,
  trainSum: trainSumBill,
};
