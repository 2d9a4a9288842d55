/** English words of parts of a company's screens, for the languages of a mount (src/entries/languages). */
export { documentTexts } from '#parts/company/document/document-texts.en.ts';
export { effectTexts } from '#parts/company/effects/effect-texts.en.ts';
export { texts as peopleTexts } from '#parts/company/texts.en.ts';
export { importWords } from '#ui/import/import-words.en.ts';
export { bandTexts } from '#parts/policy/bands/texts.en.ts';
export { ruleTexts } from '#parts/policy/rule/texts.en.ts';
export { texts as whatIfTexts } from '#parts/policy/what-if/texts.en.ts';
export { formTexts as carFormTexts } from '#parts/car/form-texts.en.ts';
export { texts as carListTexts } from '#parts/car/list/texts.en.ts';
export { publishTexts as carPublishTexts } from '#parts/car/publish/publish-texts.en.ts';
export { texts as carTexts } from '#parts/car/texts.en.ts';
