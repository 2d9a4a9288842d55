import type { BookedProduct } from '#domain/company/preferences.ts';
import { flightArt, hotelArt, trainArt } from '#parts/product/empty-art.ts';

/** Picture and search of each product for an offer that cannot be had, and for a link that names none. */
export const outOfReach = {
  flight: { art: flightArt, search: 'DomesticAirTicketQuery' },
  intl: { art: flightArt, search: 'intl_flight_query_list' },
  hotel: { art: hotelArt, search: 'hotel_index' },
  train: { art: trainArt, search: 'train_query_list' },
} satisfies Record<BookedProduct, object>;
