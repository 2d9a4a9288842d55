/** English words of parts of bills and of pasted orders, for the languages of a mount (src/entries/languages). */
export { explainTexts as amountTexts } from '#parts/bill/amount-texts.en.ts';
export { explainTexts } from '#parts/bill/explain-texts.en.ts';
export { pastedTexts } from '#parts/intl/pasted/texts.en.ts';
export { compareTexts } from '#parts/bill/compare/texts.en.ts';
export { invoiceTexts } from '#parts/bill/invoices/texts.en.ts';
export { schemeTexts } from '#parts/bill/schemes/texts.en.ts';
export { transferTexts } from '#parts/bill/transfer-texts.en.ts';
export { matchTexts } from '#parts/bill/match/texts.en.ts';
export { ownFileTexts } from '#parts/bill/own-file/texts.en.ts';
