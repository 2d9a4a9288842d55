import type { Twin } from '#base/wording.ts';
import { shareTexts } from '../tab/button-texts.en.ts';
import type { calendarTexts as chineseCalendar, finishTexts as chinese } from './texts.ts';

export const calendarTexts: Twin<typeof chineseCalendar> = { addToCalendar: 'Add to calendar' };

export const finishTexts: Twin<typeof chinese> = {
  copied: 'Copied',
  ...shareTexts,
  orderNo: 'Order',
  copyOrderNo: 'Copy the order number',
  company: 'Company',
  personal: 'Personal',
  methods: {
    multiPay: 'mixed',
    creditPay: 'credit',
    tianHangPay: 'wallet',
    alipay: 'Alipay',
    weChatPay: 'WeChat Pay',
  },
  paidIn: (payer, method) => `${payer} (${method})`,
  refunding: 'Refunding',
  refunded: 'Refunded',
  sum: 'Total',
  showOrder: 'See the order',
  notRead: 'The order could not be loaded',
  paymentNotRead: 'The payment could not be loaded',
  safe: 'Your payment is not affected: try again',
  retry: 'Try again',
  application: 'Trip request',
  back: (no) => `Back to request ${no}`,
  waits: (names) => `${names}: by their own travel policy, in another order`,
  go: (names) => `Book for ${names}`,
};
