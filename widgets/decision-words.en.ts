/** English words of parts of requests, approvals and flows that several screens show, for the languages of a mount (src/entries/languages). */
export { actTexts } from '#parts/application/words/act-texts.en.ts';
export { findTexts } from '#parts/application/words/find-texts.en.ts';
export { partTexts } from '#parts/application/words/texts.en.ts';
export { roundTexts } from '#parts/application/rounds/texts.en.ts';
export { burnTexts } from '#parts/process/burn/texts.en.ts';
export { lateTexts } from '#parts/process/flow/late/texts.en.ts';
export { flowTexts } from '#parts/process/flow/texts.en.ts';
export { hurryTexts } from '#parts/process/hurry/texts.en.ts';
export { approvalTexts } from '#parts/process/order/texts.en.ts';
export { talkTexts } from '#parts/process/talk/texts.en.ts';
export { texts as caseParts } from '#parts/process/texts.en.ts';
export { timeWords } from '#parts/process/time-words.en.ts';
