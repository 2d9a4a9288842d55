import type { CancelQuote, HotelOrder } from '#contract/hotel-order.ts';
import type { ChangeQuote, RefundQuote } from '#contract/order-after-sale.ts';
import type { TrainChangeQuote, TrainRefundQuote } from '#contract/train-sale.ts';
import type { IntlChangeQuote, IntlRefundQuote } from '#contract/intl-sale.ts';
import { intlChange, intlRefund } from '#parts/intl/sale/kinds.ts';
import { railChange, railRefund } from '#parts/rail/sale/kinds.ts';
import { noSeats } from '#parts/rail/seats/seat-values.ts';
import { stayCancel } from '#widgets/hotel/hotel-order-detail/model.ts';
import { airChange, airRefund } from '#parts/flight/order-page/kinds.ts';
import { saleSuite } from './support/suites/sale-suite.ts';

const order = { orderId: 'A1' };
const why = { reason: 'plans' as const, proofs: [], remark: '' };

saleSuite('a refund of flights', {
  kind: airRefund,
  order,
  choices: {
    one: { ...why, psgIds: ['P1'], triptypes: [1] },
    other: { ...why, psgIds: ['P1'], triptypes: [1, 2] },
    none: { ...why, psgIds: [], triptypes: [1] },
  },
  quotes: [{ quoteId: 'Q1' } as RefundQuote, { quoteId: 'Q2' } as RefundQuote],
});

const seat = { triptype: 1 as const, date: '2026-12-01', cabinCode: 'Y', overReason: '' };
saleSuite('a change of flights', {
  kind: airChange,
  order,
  choices: {
    one: { ...why, ...seat, psgIds: ['P1'], flightId: 'CA1' },
    other: { ...why, ...seat, psgIds: ['P1'], flightId: 'CA2' },
    none: { ...why, ...seat, psgIds: ['P1'], flightId: '' },
  },
  quotes: [{ quoteId: 'Q1' } as ChangeQuote, { quoteId: 'Q2' } as ChangeQuote],
});

saleSuite('a cancellation of a stay', {
  kind: stayCancel,
  order: { orderNo: 'H1' } satisfies Pick<HotelOrder, 'orderNo'>,
  quotes: [{ penalty: '0' } as CancelQuote, { penalty: '320' } as CancelQuote],
});

const rail = { orderNo: 'T1' };
saleSuite('a refund of train tickets', {
  kind: railRefund,
  order: rail,
  choices: { one: { ticketIds: ['1'] }, other: { ticketIds: ['1', '2'] }, none: { ticketIds: [] } },
  quotes: [{ quoteId: 'Q1' } as TrainRefundQuote, { quoteId: 'Q2' } as TrainRefundQuote],
});

saleSuite('a refund of international flights', {
  kind: intlRefund,
  order: { orderNo: 'I1' },
  choices: { one: { ticketIds: ['1'] }, other: { ticketIds: ['1', '2'] }, none: { ticketIds: [] } },
  quotes: [{ quoteId: 'Q1' } as IntlRefundQuote, { quoteId: 'Q2' } as IntlRefundQuote],
});

const abroad = { ticketIds: ['1'], date: '2027-03-03', overReason: '' };
saleSuite('a change of international flights', {
  kind: intlChange,
  order: { orderNo: 'I1' },
  choices: {
    one: { ...abroad, flights: ['MU1-20270303-PVGCDG'] },
    other: { ...abroad, flights: ['AF1-20270303-PVGCDG'] },
    none: { ...abroad, flights: [] },
  },
  quotes: [{ quoteId: 'Q1' } as IntlChangeQuote, { quoteId: 'Q2' } as IntlChangeQuote],
});

const train = {
  ...noSeats,
  ticketIds: ['1'],
  date: '2026-12-01',
  fromStation: '',
  toStation: '',
  from: 'VNP',
  to: 'AOH',
  seatClass: 'second' as const,
  overReason: '',
};
saleSuite('a change of train tickets', {
  kind: railChange,
  order: rail,
  choices: {
    one: { ...train, trainNumber: 'G3' },
    other: { ...train, trainNumber: 'G5' },
    none: { ...train, trainNumber: '' },
  },
  quotes: [{ quoteId: 'Q1' } as TrainChangeQuote, { quoteId: 'Q2' } as TrainChangeQuote],
});
