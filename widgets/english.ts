/** English words of parts that widgets show, for the languages of a mount (src/entries/languages). */
export { texts as flightListTexts } from '#parts/flight/list/texts.en.ts';
