import type { BookedProduct } from '#domain/company/preferences.ts';
import type { StatusLook } from '#domain/product/status-table.ts';
import type { Day, Moment, Yuan } from './row.ts';

/** An order that was booked from a trip application. */
export interface ApplicationOrder {
  orderNo: string;
  product: BookedProduct;
  legIds: string[];
  title: string;
  travellers: string[];
  /** Of the order's own table. */
  status: number;
  statusName: string;
  /** Of its dot; "": the grey one. */
  statusDot: StatusLook['dot'];
  /** First departure by the clock there, or the day of the check-in; "": unknown. */
  travelAt: Moment | Day | '';
  amount: Yuan;
  /** Counted against the budget: less than nothing never. */
  counted: Yuan;
  /** Given back by a refund, or with the whole order. */
  returned: Yuan;
  createdAt: Moment;
  /** Booked under another application id, where alone it can be opened. */
  elsewhere?: true;
}
