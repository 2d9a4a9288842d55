/** English words of parts of the account that several widgets show, for the languages of a mount (src/entries/languages). */
export { texts as actingTexts } from '#parts/account/words/acting-texts.en.ts';
export { texts as smsTexts } from '#parts/account/words/code-texts.en.ts';
export { texts as rechargeForTexts } from '#parts/account/recharge/texts.en.ts';
export { texts as refundTexts } from '#parts/order/refunds/texts.en.ts';
export { pastTexts } from '#parts/account/past/past-texts.en.ts';
export { workTexts } from '#parts/account/work/work-texts.en.ts';
export { texts as hiddenTexts } from '#parts/account/words/hidden-texts.en.ts';
export { texts as pinTexts } from '#parts/account/words/pay-password-texts.en.ts';
