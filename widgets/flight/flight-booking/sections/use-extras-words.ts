import { useWords } from '../use-words.ts';
import { extrasTexts } from './extras-texts.ts';

/** With the page's words over them, a partner's own wording among these. */
export const useExtrasWords = () => ({ ...extrasTexts, ...useWords() });
