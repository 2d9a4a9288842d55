import type { passenger } from '#contract/passenger.ts';
import type { passengerSchemas } from '#contract/passenger.schema.ts';
import type { HandlersOf } from '../call.ts';
import { passengerCalls } from '../passengers/passenger-calls.ts';
import { frequent } from '../passengers/rosters.ts';
import { suggestLatin } from '../passengers/suggest-latin.ts';

export const passengerHandlers: HandlersOf<typeof passenger, typeof passengerSchemas> = {
  ...passengerCalls(frequent),
  pinyin: suggestLatin,
};
