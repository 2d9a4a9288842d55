import type { passenger } from '#contract/passenger.ts';
import type { passengerSchemas } from '#contract/passenger.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { nextFlight } from '../../products/flight/create/next-journey.ts';
import { passengerCalls } from '../../orders/passengers/passenger-calls.ts';
import { frequent } from '../../orders/passengers/rosters.ts';
import { suggestLatin } from '../../orders/passengers/suggest-latin.ts';

export const passengerHandlers: HandlersOf<typeof passenger, typeof passengerSchemas> = {
  ...passengerCalls(frequent, nextFlight),
  pinyin: suggestLatin,
};
