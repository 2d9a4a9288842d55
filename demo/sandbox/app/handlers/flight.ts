import { answerCities } from '../../products/flight/answers/answer-cities.ts';
import { answerLowPrices } from '../../products/flight/answers/answer-low-prices.ts';
import { answerQuery } from '../../products/flight/answers/answer-query.ts';
import { answerVerify } from '../../products/flight/answers/answer-verify.ts';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { flight } from '#contract/flight.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { createAirOrder } from '../../products/flight/create/create.ts';

export const flightHandlers: HandlersOf<typeof flight, typeof flightSchemas> = {
  cities: answerCities,
  query: answerQuery,
  lowPrices: answerLowPrices,
  verify: answerVerify,
  createOrder: createAirOrder,
};
