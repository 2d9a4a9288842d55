import { wordsOver } from '#base/words-over.ts';
import { askedTexts } from './asked-texts.ts';

/** With the words of a screen over them, a partner's own wording among these. */
export const askedWords = wordsOver(askedTexts);
