import {
  bandTexts,
  carFormTexts,
  carListTexts,
  carPublishTexts,
  carTexts,
  ruleTexts,
  whatIfTexts,
} from '#widgets/company-words.en.ts';
import { texts as myStandard } from '#widgets/company/my-standard/texts.en.ts';
import { texts as editor } from '#widgets/company/standards/editor/texts.en.ts';
import { texts as list } from '#widgets/company/standards/list/texts.en.ts';
import { policyNames } from '../policy/policy-names.en.ts';

/** English words of travel and car policies, by the names that they are read by. */
export const standardsTables: Readonly<Record<string, object>> = {
  'policy-rule': ruleTexts,
  'policy-bands': bandTexts,
  carRows: carTexts,
  carStandardForm: carFormTexts,
  carStandardPublish: carPublishTexts,
  carStandards: carListTexts,
  'my-standard': myStandard,
  standards: list,
  'standards-editor': editor,
  'standards-what-if': whatIfTexts,
};

export const standardsNames = policyNames;
export { policySentences as standardsSentences } from '../policy/policy-sentences.en.ts';
