import { answerCities } from '../flights/answers/answer-cities.ts';
import { answerLowPrices } from '../flights/answers/answer-low-prices.ts';
import { answerQuery } from '../flights/answers/answer-query.ts';
import { answerVerify } from '../flights/answers/answer-verify.ts';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { flight } from '#contract/flight.ts';
import type { HandlersOf } from '../call.ts';
import { createOrder } from '../orders/create/create.ts';

export const flightHandlers: HandlersOf<typeof flight, typeof flightSchemas> = {
  cities: answerCities,
  query: answerQuery,
  lowPrices: answerLowPrices,
  verify: answerVerify,
  createOrder,
};
