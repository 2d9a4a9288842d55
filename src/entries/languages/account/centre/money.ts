import { explainWords } from '#domain/menu/explain/explain-words.en.ts';
import { sentenceWords } from '#domain/report/sentence-words.en.ts';
import { chartWords } from '#ui/chart/chart-words.en.ts';
import { texts as companyBill } from '#widgets/bill/company-bill/texts.en.ts';
import { pageTexts } from '#widgets/bill/company-bill/page/texts.en.ts';
import { disputeTexts } from '#widgets/bill/company-bill/disputes/texts.en.ts';
import { actTexts } from '#widgets/bill/company-bill/acts/texts.en.ts';
import { texts as bill } from '#widgets/bill/bill/texts.en.ts';
import { emptyTexts } from '#widgets/bill/bill/words/empty-texts.en.ts';
import { texts as settlement } from '#widgets/bill/settlement/texts.en.ts';
import {
  amountTexts,
  compareTexts,
  explainTexts,
  invoiceTexts,
  matchTexts,
  ownFileTexts,
  pastedTexts,
  schemeTexts,
  transferTexts,
} from '#widgets/bill-words.en.ts';
import { settingTexts } from '#widgets/report/report/bill-settings/texts.en.ts';
import { texts as report } from '#widgets/report/report/texts.en.ts';
import { formTexts as subordinates } from '#widgets/workbench/subordinates/form-texts.en.ts';
import { texts as quickOrder } from '#widgets/workbench/quick-order/texts.en.ts';
import { texts as workbench } from '#widgets/workbench/workbench/texts.en.ts';
import { billNames, billSentences } from '../money/bill-names.en.ts';
import { moneyNames as ownNames } from '../money-names.en.ts';
import { settlementNames, settlementSentences } from '../money/settlement-names.en.ts';
import { pastedNames, pastedSentences } from '../money/pasted-names.en.ts';
import { reportNames } from '#domain/report/names.en.ts';
import { reportSentences } from '../money/report-sentences.en.ts';
import type { Sentence } from '../../sentences.ts';

/** English words of the money of an account: its dashboard, reports and bills, by the names that they are read by. */
export const moneyTables = (nameOf: (name: string) => string): Readonly<Record<string, object>> => ({
  companyBill: { ...companyBill, say: nameOf },
  companyBillPage: { ...pageTexts, say: nameOf },
  companyBillExplain: { ...explainTexts, say: nameOf },
  companyBillTransfer: transferTexts,
  settlementSchemes: { ...schemeTexts, say: nameOf },
  companyBillCompare: { ...compareTexts, say: nameOf },
  companyBillInvoices: { ...invoiceTexts, say: nameOf },
  companyBillDisputes: { ...disputeTexts, say: nameOf },
  companyBillMatch: { ...matchTexts, say: nameOf },
  companyBillFile: { ...ownFileTexts, say: nameOf },
  companyBillActs: { ...actTexts, say: nameOf },
  settlement,
  bill: { ...emptyTexts, ...amountTexts, ...bill },
  workbench,
  'quick-order': { ...quickOrder, say: nameOf },
  'pasted-notes': pastedTexts,
  subordinates: { ...subordinates, say: nameOf },
  'menu-explain': explainWords,
  report,
  'report-facts': sentenceWords,
  'report-settings': settingTexts,
  chart: chartWords,
});

export const moneyNames: readonly (readonly [name: string, english: string])[] = [
  ...ownNames,
  ...billNames,
  ...settlementNames,
  ...pastedNames,
  ...reportNames,
];

/** Sentences with figures. */
export const moneySentences: readonly Sentence[] = [
  ...reportSentences,
  ...settlementSentences,
  ...pastedSentences,
  ...billSentences,
];
