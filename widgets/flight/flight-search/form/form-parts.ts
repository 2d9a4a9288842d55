import { TravelTypeChoice, submitForm } from '#parts/search/SearchForm.tsx';
import { PickerPart } from '#parts/search/SearchField.tsx';
import { texts } from '../texts.ts';
import { Fields } from './Fields.tsx';

/**
 * Parts of the form that the results show. Handed over, not imported: a chunk that imports from the first one would
 * split it, and the first widget may need five requests at most.
 */
export const formParts = { Fields, PickerPart, TravelTypeChoice, submitForm, texts };
export type FormParts = typeof formParts;
