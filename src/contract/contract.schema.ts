/** The schemas of every call, by domain; server and documentation only, never in a client bundle. */
export { accountSchemas } from './account.schema.ts';
export { benefitSchemas } from './benefit.schema.ts';
export { billSchemas } from './bill.schema.ts';
export { flightSchemas } from './flight.schema.ts';
export { listViewSchemas } from './list-view.schema.ts';
export { menuSchemas } from './menu.schema.ts';
export { messageSchemas } from './message.schema.ts';
export { noticeSchemas } from './notice.schema.ts';
export { orderSchemas } from './order.schema.ts';
export { orderAfterSaleSchemas } from './order-after-sale.schema.ts';
export { orderListSchemas } from './order-list.schema.ts';
export { partnerSchemas } from './partner.schema.ts';
export { passengerSchemas } from './passenger.schema.ts';
export { paymentSchemas } from './payment.schema.ts';
export { reportSchemas } from './report.schema.ts';
export { workbenchSchemas } from './workbench.schema.ts';
