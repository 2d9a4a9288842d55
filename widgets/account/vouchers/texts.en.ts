import type { Twin } from '#base/wording.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  title: 'Receipts',
  lead: 'E-itineraries of flights, e-tickets of trains, and e-invoices. Request them within 180 days after the trip, those of fees before it too.',
  all: 'All',
  groups: {
    open: 'To request',
    ending: 'Ends in 30 days',
    issuing: 'Being issued',
    issued: 'Issued',
    later: 'Not yet',
    ended: 'Over',
  },
  noneOf: (group) => `No receipts: ${group.toLowerCase()}`,
  kind: 'Kind',
  keyword: 'Search',
  keywordHint: (hasTrains, hasHotels) =>
    `Order, name, flight${hasTrains ? ', train' : ''}${hasHotels ? ', hotel' : ''}`,
  endingNote: 'Request soon',
  voucher: 'Receipt',
  issuer: (name) => `by ${name}`,
  order: 'Order',
  buyer: 'Buyer and number',
  amount: 'Amount',
  ofOrder: (amount) => `of ¥${amount} paid`,
  state: 'Status',
  again: 'Issued again',
  redBy: (no) => `Credit note ${no}`,
  request: 'Request',
  requested: 'Requested',
  download: 'Download',
  noneText: 'Receipts are listed here once tickets are issued',
  book: 'Book a flight',
  report: 'Result',
};
