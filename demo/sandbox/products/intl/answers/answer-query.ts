import type { z } from 'zod';
import type { IntlList } from '#contract/intl.ts';
import type { intlSchemas } from '#contract/intl.schema.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { seatsOf } from '#domain/intl/offers.ts';
import { stopSource } from '#domain/intl/least-minutes.ts';
import { ok } from '../../../ground/call.ts';
import type { Handler } from '../../../ground/call.ts';
import { businessTermsOf, checkBusiness } from '../../../orders/business/business-terms.ts';
import { partyStandard } from '../../../orders/business/party-standard.ts';
import { feePaid } from '../../../orders/business/service-fees.ts';
import { findTrip } from './found-trip.ts';
import { checkTrip } from './places.ts';
import { listedIn, tablesOf } from './trip-list.ts';
import { standardIn } from './trip-facts.ts';

/** An answer is stale after ten minutes. */
const freshMs = 10 * 60_000;

/** All offers of a trip; a way without flights is an empty list, not an error. */
export const answerIntlQuery: Handler<z.output<typeof intlSchemas.query>, IntlList> = async (input, call) => {
  const nowMs = call.now();
  const checked = checkTrip(input, nowMs);
  if ('refusal' in checked) return checked.refusal;
  const refusal = checkBusiness(input.travelType, call.member);
  if (refusal) return refusal;
  const terms =
    input.travelType === 'business' && call.member
      ? await businessTermsOf(
          call.db,
          call.member,
          call.now(),
          await partyStandard(call, { product: 'intl', employeeIds: input.forWhom }),
        )
      : undefined;
  const serviceFee = feePaid(call.member?.level, terms);
  const slices = await findTrip(
    call.db,
    { flightType: input.flightType, ends: checked.ends, cabin: input.cabin, seats: seatsOf(input.party) },
    nowMs,
  );
  const tables = tablesOf(slices);
  const standard = terms?.standard;
  return ok({
    flightType: input.flightType,
    ...tables,
    serviceFee,
    queriedAt: momentAt(nowMs),
    validUntilMs: nowMs + freshMs,
    stopSource,
    ...(standard && {
      standard: standardIn(standard, listedIn(slices, tables), tables.brands, { today: dayAt(nowMs), app: call.app }),
    }),
  });
};
