import { wordsOver } from '#base/words-over.ts';
import { cardTexts } from './card-texts.ts';

/** With the words of an order over them: its product's, and a partner's own wording. */
export const cardWords = wordsOver(cardTexts);
