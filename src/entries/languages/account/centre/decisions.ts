import { checkWords } from '#domain/application/check-words.en.ts';
import { differenceWords } from '#domain/application/difference-words.en.ts';
import { caseTexts as cases } from '#widgets/company/applications/cases/texts.en.ts';
import { detailTexts } from '#widgets/company/applications/detail/texts.en.ts';
import { formTexts } from '#widgets/company/applications/form/texts.en.ts';
import { texts as applications } from '#widgets/company/applications/list/texts.en.ts';
import { showMoment } from '#domain/show-moment.en.ts';
import { budgetTexts } from '#widgets/company/approvals/budgets/budget-texts.en.ts';
import { dutyTexts } from '#widgets/company/approvals/duty/duty-texts.en.ts';
import { deputyTexts } from '#widgets/company/approvals/deputies/deputy-texts.en.ts';
import { caseTexts } from '#widgets/company/approvals/detail/case-texts.en.ts';
import { linkTexts } from '#widgets/company/approvals/link/link-texts.en.ts';
import { batchTexts } from '#widgets/company/approvals/list/batch-texts.en.ts';
import { togetherTexts } from '#widgets/company/approvals/list/together-texts.en.ts';
import { texts as approvals } from '#widgets/company/approvals/texts.en.ts';
import { arrangeTexts } from '#widgets/company/processes/arrange/texts.en.ts';
import { texts as processEditor } from '#widgets/company/processes/editor/texts.en.ts';
import { texts as processes } from '#widgets/company/processes/list/texts.en.ts';
import { roleTexts } from '#widgets/company/processes/roles/texts.en.ts';
import { texts as mismatch } from '#widgets/shell/mismatch/texts.en.ts';
import {
  actTexts,
  approvalTexts,
  burnTexts,
  caseParts,
  findTexts,
  flowTexts,
  hurryTexts,
  lateTexts,
  partTexts,
  roundTexts,
  talkTexts,
  timeWords,
} from '#widgets/decision-words.en.ts';
import { caseSentences } from '../case-sentences.en.ts';
import { decisionMessages } from '../decision-messages.en.ts';
import { decisionNames } from '../decision-names.en.ts';
import { decisionSentences } from '../decision-sentences.en.ts';
import { orderCaseSentences } from '../order-case-sentences.en.ts';
import type { Sentence } from '../../sentences.ts';

/** English words of requests, approvals and flows, by the names that they are read by. */
export const decisionsTables: Readonly<Record<string, object>> = {
  applications,
  'application-acts': actTexts,
  'application-cases': cases,
  'application-check': checkWords,
  'application-detail': detailTexts,
  'application-difference': differenceWords,
  'application-find': findTexts,
  'application-form': formTexts,
  'application-parts': partTexts,
  'application-rounds': roundTexts,
  approvals,
  approvalCase: caseTexts,
  approvalBudgets: budgetTexts,
  approvalDeputies: deputyTexts,
  approvalDuty: dutyTexts,
  approvalDutyMoment: { moment: showMoment },
  approvalLink: linkTexts,
  approvalsBatch: batchTexts,
  approvalsTogether: togetherTexts,
  'budget-burn': burnTexts,
  'case-hurry': hurryTexts,
  'case-parts': caseParts,
  'case-talk': talkTexts,
  'case-times': timeWords,
  mismatch,
  'order-approval': approvalTexts,
  'process-flow': flowTexts,
  'process-limit': lateTexts,
  processArrange: arrangeTexts,
  processEditor,
  processes,
  processRoles: roleTexts,
};

export const decisionsNames = decisionNames;
export const decisionsSentences: readonly Sentence[] = [
  ...decisionMessages,
  ...decisionSentences,
  ...caseSentences,
  ...orderCaseSentences,
];
