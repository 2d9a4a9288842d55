import type { passenger } from '#contract/passenger.ts';
import type { passengerSchemas } from '#contract/passenger.schema.ts';
import { memberOf, ok } from '../call.ts';
import type { HandlersOf } from '../call.ts';
import { matches, readPassengers } from '../passengers/passenger-rows.ts';
import { savePassenger } from '../passengers/save-passenger.ts';

export const passengerHandlers: HandlersOf<typeof passenger, typeof passengerSchemas> = {
  list: async ({ keyword = '' }, call) => {
    const passengers = await readPassengers(call.db, memberOf(call));
    return ok({ passengers: passengers.filter((one) => matches(one, keyword)) });
  },
  save: savePassenger,
};
