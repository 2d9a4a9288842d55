import { useTexts } from '#kit/use-texts.ts';
import { texts } from './texts.ts';

/** The page's words, with a partner's own wording laid over them. */
export const useWords = () => useTexts('flight-booking', texts);
