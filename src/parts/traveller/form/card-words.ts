import { cardTexts } from './card-texts.ts';

/** With the words of an order over them: its product's, and a partner's own wording. */
export const cardWords = <T extends object>(words: T) => ({ ...cardTexts, ...words });
