import type { z } from 'zod';
import type { OtherWays } from '#contract/train.ts';
import type { trainSchemas } from '#contract/train.schema.ts';
import { ok } from '../../../ground/call.ts';
import type { Handler } from '../../../ground/call.ts';
import { checkBusiness } from '../../../orders/business/business-terms.ts';
import { buyerOf } from '../../../orders/business/buyer.ts';
import { askedWay } from '../answers/asked-way.ts';
import { directOn, rideViews } from '../answers/ride-view.ts';
import { readyTimetable, timetable } from '../timetable/trains-of-day.ts';
import { airWays } from './air-ways.ts';
import type { FlightsBetween } from './air-ways.ts';
import { partWays } from './part-ways.ts';
import { waitWays } from './waits.ts';

type Answer = Handler<z.output<typeof trainSchemas.otherWays>, OtherWays>;

/** Ways beside the trains with seats: a part of the way, a place in the line, a flight. */
export const otherWaysWith =
  (flightsBetween: FlightsBetween): Answer =>
  async (input, call) => {
    const read = askedWay(input, call);
    if (!read.ok) return read.refusal;
    const refusal = checkBusiness(input.travelType, call.member);
    if (refusal) return refusal;
    const { standard } = await buyerOf(input.travelType, call, { product: 'train', employeeIds: input.forWhom });
    const { asked } = read;
    const { nowMs } = asked;
    await readyTimetable();
    const table = timetable();
    const rides = directOn(table, asked);
    const terms = { nowMs, settings: call.settings, student: input.student, standard };
    const views = await rideViews(call.db, table, rides, terms);
    const sold = rides.flatMap((ride, at) => {
      const view = views[at];
      return view?.sale.state === 'open' ? [{ ride, view }] : [];
    });
    const full = sold
      .filter(({ view }) => view.seats.every(({ seatClass, left }) => seatClass === 'standing' || left === 0))
      .map(({ ride }) => ride);
    return ok({
      partWays: await partWays(call, table, full, terms),
      waits: await waitWays(call, table, sold, nowMs),
      flights: call.app.switches.airTicket
        ? await airWays(table, { asked, call, travelType: input.travelType, terms, flightsBetween })
        : [],
    });
  };
