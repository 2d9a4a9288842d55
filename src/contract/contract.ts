/** Every call of the provider API, by domain. A row without a sandbox handler does not compile. */
export { account } from './account.ts';
export { benefit } from './benefit.ts';
export { bill } from './bill.ts';
export { flight } from './flight.ts';
export { listView } from './list-view.ts';
export { menu } from './menu.ts';
export { message } from './message.ts';
export { notice } from './notice.ts';
export { order } from './order.ts';
export { orderAfterSale } from './order-after-sale.ts';
export { orderList } from './order-list.ts';
export { partner } from './partner.ts';
export { passenger } from './passenger.ts';
export { payment } from './payment.ts';
export { report } from './report.ts';
export { workbench } from './workbench.ts';
