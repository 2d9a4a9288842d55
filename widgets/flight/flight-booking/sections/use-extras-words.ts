import { wordsOver } from '#base/words-over.ts';
import { useWords } from '../use-words.ts';
import { extrasTexts } from './extras-texts.ts';

const extrasWords = wordsOver(extrasTexts);

/** With the page's words over them, a partner's own wording among these. */
export const useExtrasWords = () => extrasWords(useWords());
