import type { z } from 'zod';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import type { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import { hotelLimit, stayVerdict } from '#domain/corporate/hotel-standard.ts';
import { fenOf } from '#domain/money.ts';
import { badInput, memberOf, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { hotelLimits } from '../rates/asked-stay.ts';
import { hotelOfId } from '../catalogue/hotels-of-city.ts';

type Input = z.output<typeof hotelOrderSchemas.createOrder>;

const strictest = { forbid: 2, reason: 1, record: 0 } as const;

/**
 * The company's account has no standard of its own: where it books for employees, theirs count. Undefined where none of the
 * guests has one, or the rate is within all of them.
 */
async function overOfGuests(input: Input, verified: VerifiedStay, call: Call) {
  const member = memberOf(call);
  if (verified.travelType !== 'business' || member.creditEmployeeId > 0) return undefined;
  const standards = await call.db
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .innerJoin('flight_standards as s', 's.employee_id', 'e.id')
    .where('e.company_id', '=', member.creditMemberId)
    .where(
      'm.real_name',
      'in',
      input.guests.flat().map(({ name }) => name),
    )
    .select(['m.real_name as name', 's.control'])
    .execute();
  const [first] = standards.toSorted((a, b) => strictest[b.control] - strictest[a.control]);
  const city = hotelOfId(verified.hotel.hotelId)?.city ?? '';
  const prices = verified.rate.nights.map(({ price }) => fenOf(price));
  if (!first) return undefined;
  const { reason, verdict } = stayVerdict(
    first,
    hotelLimit({ ...hotelLimits, ...first }, city),
    prices,
    verified.rooms,
  );
  return verdict === 'ok' ? undefined : { ...first, reason };
}

/** An order that is above the standard of a guest: refused, sent back for its reason, or noted. */
export async function checkGuestStandards(input: Input, verified: VerifiedStay, call: Call) {
  const over = await overOfGuests(input, verified, call);
  const words = over && `${over.name}：${over.reason}`;
  if (over?.control === 'forbid')
    return { isOver: true, refusal: refuse(403, `超出入住人的差旅标准，不可预订。${words}`, { kind: 'overStandard' }) };
  if (over?.control === 'reason' && !input.overReason)
    return { isOver: true, refusal: badInput('overReason', `超出入住人的差旅标准，请填写超标原因。${words}`) };
  return { isOver: over !== undefined, refusal: undefined };
}
