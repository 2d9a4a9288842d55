/** English words of the parts that pages of orders show, for the languages of a mount (src/entries/languages). */
export { ruleTexts } from '#parts/flight/order-page/words/rule-texts.en.ts';
export { texts as airSaleTexts } from '#parts/flight/order-page/words/sale-texts.en.ts';
export { calendarTexts, finishTexts } from '#parts/order/finish/texts.en.ts';
export { paperTexts, sheetTexts } from '#parts/order/paper/texts.en.ts';
export { legTexts } from '#parts/order/sale/words/leg-texts.en.ts';
export { intlFinishTexts, intlPaperTexts } from '#parts/intl/order/paper-texts.en.ts';
export { cancelIntlTexts, sliceTexts } from '#parts/intl/order/texts.en.ts';
export { intlChangeTexts, intlRefundTexts } from '#parts/intl/sale/texts.en.ts';
export { intlTexts } from '#parts/intl/texts.en.ts';
export { checklistTexts } from '#parts/intl/words/checklist-texts.en.ts';
export { clockTexts } from '#parts/rail/order/words/clock-texts.en.ts';
export { voucherTexts } from '#parts/invoice/voucher-texts.en.ts';
export { cancelRailTexts } from '#parts/rail/order/words/order-texts.en.ts';
export { railPaperTexts } from '#parts/rail/order/words/paper-texts.en.ts';
export { waitTexts } from '#parts/rail/order/words/wait-texts.en.ts';
export { refundTexts } from '#parts/rail/sale/texts.en.ts';
export { questionTexts } from '#parts/rail/sale/words/question-texts.en.ts';
export { guestTexts } from '#parts/traveller/form/guest-texts.en.ts';
