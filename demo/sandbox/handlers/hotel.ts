import type { hotel } from '#contract/hotel.ts';
import type { hotelSchemas } from '#contract/hotel.schema.ts';
import type { hotelOrder } from '#contract/hotel-order.ts';
import type { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import { ok } from '../call.ts';
import type { HandlersOf } from '../call.ts';
import { answerHotelDetail, answerHotelRates } from '../hotels/answers/answer-detail.ts';
import { answerHotelQuery } from '../hotels/answers/answer-query.ts';
import { answerHotelVerify } from '../hotels/answers/answer-verify.ts';
import { suggestPlaces } from '../hotels/answers/places.ts';
import { cancelHotelOrder, quoteCancel } from '../hotels/orders/cancel.ts';
import { createHotelOrder } from '../hotels/orders/create.ts';
import { hotelOrderDetail } from '../hotels/orders/show-order.ts';

export const hotelHandlers: HandlersOf<typeof hotel, typeof hotelSchemas> = {
  suggest: async ({ words, city }) => ok({ places: suggestPlaces(words, city) }),
  query: answerHotelQuery,
  detail: answerHotelDetail,
  rates: answerHotelRates,
};

export const hotelOrderHandlers: HandlersOf<typeof hotelOrder, typeof hotelOrderSchemas> = {
  verify: answerHotelVerify,
  createOrder: createHotelOrder,
  cancelQuote: quoteCancel,
  cancelOrder: cancelHotelOrder,
  orderDetail: hotelOrderDetail,
};
