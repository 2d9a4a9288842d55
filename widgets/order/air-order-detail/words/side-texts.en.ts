import type { Twin } from '#base/wording.ts';
import type { SideTexts } from './side-texts.ts';

export const sideTexts: Twin<SideTexts> = {
  backSoon: 'Expected refund',
  dueSoon: 'Difference to pay',
  booked: 'As booked',
  changeBlock: (nth, isUnderWay, names) =>
    `${nth ? `Change ${nth}` : 'Change'}${isUnderWay ? ' (under way)' : ''}${names && ` · ${names}`}`,
  changeReturned: 'Back from the change',
  changeReturning: 'On its way back from the change',
  total: 'Total',
  voucher: 'Receipts',
  eTicket: 'E-ticket itinerary',
  afterTrip: (day) => `From ${day}`,
  withBill: 'Paid by the company, issued with its bill',
  canApply: 'Can be requested',
  applyOver: 'Too late to request',
  notNeeded: 'Not requested',
  tripSheet: 'Itinerary (no receipt)',
  printSheet: 'Print',
  printLater: 'Once tickets are issued',
  applyLater: 'Request them at latest 180 days after the trip',
  applyUntil: (day) => `Request them by ${day}`,
  showVouchers: 'See receipts',
  feeInvoice: 'Service fee invoice',
  contactCard: 'Contact and travel details',
  budgetUnit: 'Budget unit',
  unitCard: 'Card of the unit',
};
