import { texts as cancel } from '#parts/hotel/cancel-texts.en.ts';
import { texts as pictures } from '#parts/hotel/pictures/texts.en.ts';
import { texts as details } from './details/texts.en.ts';
import { texts as picker } from './form/picker-texts.en.ts';
import { texts as list } from './list/texts.en.ts';
import { texts as map } from './map/texts.en.ts';
import { texts as search } from './texts.en.ts';

/** English words of the hotel search, by the names that they are read by. `nameOf` says the name of a place. */
export const tables = (nameOf: (name: string) => string): Readonly<Record<string, object>> => ({
  'hotel-booking': { ...picker, ...search },
  'hotel-list': list,
  'hotel-map': { ...map, nameOf },
  'hotel-details': details,
  'hotel-pictures': pictures,
  'hotel-cancel': cancel,
});
