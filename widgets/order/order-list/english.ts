import { tripWords } from '#domain/order/trips/trip-words.en.ts';
import { bulkTexts } from '#parts/flight/order-tab/words/bulk-texts.en.ts';
import { stayTabTexts } from '#parts/hotel/order-tab/texts.en.ts';
import { intlTabTexts } from '#parts/intl/order-tab/texts.en.ts';
import { texts as messages } from '#parts/messages/texts.en.ts';
import { railTabTexts } from '#parts/rail/order-tab/texts.en.ts';
import { texts as orders } from './texts.en.ts';
import { texts as trips } from './trips/texts.en.ts';

/** English words of the order list and of the parts that it shows, by the names that they are read by. `nameOf` says the name of a city. */
export const tables = (nameOf: (name: string) => string): Readonly<Record<string, object>> => ({
  'order-list': { ...bulkTexts, ...orders },
  'order-list-hotel': stayTabTexts,
  'order-list-train': railTabTexts,
  'order-list-intl': intlTabTexts,
  'order-trips': { ...trips, notes: tripWords(nameOf) },
  messages,
});
