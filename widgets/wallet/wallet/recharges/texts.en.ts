import type { Twin } from '#base/wording.ts';
import { showMoment } from '#domain/show-moment.en.ts';
import { rechargeStateNames } from '#domain/wallet/names.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  title: 'Top-ups',
  recharge: 'Top up',
  days: 'Date',
  states: { all: 'All', ...rechargeStateNames },
  moment: showMoment,
  at: 'Time',
  order: 'Top-up no.',
  trade: 'Transaction',
  method: 'Paid with',
  methods: { alipay: 'Alipay', weChatPay: 'WeChat Pay', '': '—' },
  amount: 'Amount (¥)',
  state: 'Status',
  pay: 'Pay',
  bill: 'Statement',
  operator: 'By',
  paid: 'Received in total',
  none: 'No top-ups yet',
  noneText: 'Top-ups appear here. Unpaid ones can be paid until they expire',
};
