import type { hotel } from '#contract/hotel.ts';
import type { hotelSchemas } from '#contract/hotel.schema.ts';
import type { hotelOrder } from '#contract/hotel-order.ts';
import type { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import { ok, refuse } from '../../ground/call.ts';
import type { Handler, HandlersOf } from '../../ground/call.ts';
import { answerHotelDetail, answerHotelRates } from '../../products/hotel/answers/answer-detail.ts';
import { answerHotelQuery } from '../../products/hotel/answers/answer-query.ts';
import { answerHotelVerify } from '../../products/hotel/answers/answer-verify.ts';
import { suggestPlaces } from '../../products/hotel/answers/suggest.ts';
import { cancelHotelOrder, quoteCancel } from '../../products/hotel/orders/cancel.ts';
import { createHotelOrder } from '../../products/hotel/orders/create.ts';
import { hotelOrderDetail } from '../../products/hotel/orders/show-order.ts';

/** Of an application that sells hotels. */
const sold =
  <In, Out>(answer: Handler<In, Out>): Handler<In, Out> =>
  async (input, call) =>
    call.app.switches.hotel
      ? await answer(input, call)
      : refuse(403, '当前应用未开放酒店预订，请致电客服', { kind: 'notOffered' });

export const hotelHandlers: HandlersOf<typeof hotel, typeof hotelSchemas> = {
  suggest: sold(async ({ words, city }) => ok({ places: await suggestPlaces(words, city) })),
  query: sold(answerHotelQuery),
  detail: sold(answerHotelDetail),
  rates: sold(answerHotelRates),
};

/** An order that was made before the application closed hotels is shown and cancelled as before. */
export const hotelOrderHandlers: HandlersOf<typeof hotelOrder, typeof hotelOrderSchemas> = {
  verify: sold(answerHotelVerify),
  createOrder: sold(createHotelOrder),
  cancelQuote: quoteCancel,
  cancelOrder: cancelHotelOrder,
  orderDetail: hotelOrderDetail,
};
