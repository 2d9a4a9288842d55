import type { Twin } from '#base/wording.ts';
import { orderTypeNames } from '#domain/product/products.ts';
import { showMoment } from '#domain/show-moment.en.ts';
import { refundStateNames } from '#domain/wallet/names.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  title: 'Refunds',
  lead: 'Refunds of all flights, hotels and trains; each goes back the way it was paid',
  states: { all: 'All', ...refundStateNames },
  products: {
    ...orderTypeNames,
    airTicket: 'Flight',
    gp: 'Government fare flight',
    hotel: 'Hotel',
    train: 'Train',
    intl: 'International flight',
  },
  methods: {
    alipay: 'Alipay',
    weChatPay: 'WeChat Pay',
    tianHangPay: 'Wallet',
    creditPay: 'Company credit',
    '': '—',
  },
  done: 'Received in total',
  coming: 'On its way in total',
  days: 'Date',
  at: 'Time',
  about: 'Order',
  way: 'Goes back to',
  payers: { company: 'Paid by the company', personal: 'Paid by the traveller' },
  amount: 'Amount (¥)',
  state: 'Status',
  expected: (day) => `By ${day} at the latest`,
  arrived: (at) => `Received ${at}`,
  afterReview: 'Sent once the request is approved',
  pause: ', ',
  moment: showMoment,
  none: 'No refunds yet',
  noneText: 'Money back for tickets and stays appears here, with where it goes and when it arrives',
};
