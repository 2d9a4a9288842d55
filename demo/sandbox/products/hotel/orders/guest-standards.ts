import type { z } from 'zod';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import type { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import { hotelLimit, stayVerdict } from '#domain/corporate/hotel-standard.ts';
import { fenOf } from '#domain/money.ts';
import { tidyName } from '#domain/passenger/names/names.ts';
import { badInput, memberOf, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { hotelLimits } from '../rates/asked-stay.ts';
import { hotelOfId } from '../catalogue/hotels-of-city.ts';

type Input = z.output<typeof hotelOrderSchemas.createOrder>;

const strictest = { forbid: 2, reason: 1, record: 0 } as const;

/** Guests that were chosen from the list, and the path of one that has the name of another person. */
async function chosenGuests({ guests }: Input, { db }: Call): Promise<{ ids: string[]; wrong?: string }> {
  const chosen = guests.flatMap((room, at) =>
    room.flatMap(({ passengerId, name }, place) =>
      passengerId ? [{ passengerId, name, path: `guests.${at}.${place}.name` }] : [],
    ),
  );
  const ids = chosen.map(({ passengerId }) => passengerId);
  if (!ids.length) return { ids };
  const people = await db
    .selectFrom('passengers')
    .where('id', 'in', ids)
    .select(['id', 'name', 'english_name'])
    .execute();
  const wrong = chosen.find(({ passengerId, name }) => {
    const known = people.find(({ id }) => id === passengerId);
    return ![known?.name, known?.english_name].some(
      (own) => own && tidyName(own, 'either') === tidyName(name, 'either'),
    );
  });
  return { ids, ...(wrong && { wrong: wrong.path }) };
}

/**
 * The company's account has no standard of its own: where it books for employees, theirs count. Undefined where none of the
 * guests has one, or the rate is within all of them.
 */
async function overOfGuests(ids: readonly string[], verified: VerifiedStay, call: Call) {
  const member = memberOf(call);
  if (!ids.length || verified.travelType !== 'business' || member.creditEmployeeId > 0) return undefined;
  const standards = await call.db
    .selectFrom('passengers as p')
    .innerJoin('employees as e', (join) => join.onRef('e.member_id', '=', 'p.member_id').on('p.is_self', '=', true))
    .innerJoin('flight_standards as s', 's.employee_id', 'e.id')
    .where('p.id', 'in', ids)
    .where('e.company_id', '=', member.creditMemberId)
    .select(['p.name', 's.control'])
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
  const { ids, wrong } = await chosenGuests(input, call);
  if (wrong) return { isOver: false, refusal: badInput(wrong, '姓名与所选人员不一致，请重新选择或直接填写') };
  const over = await overOfGuests(ids, verified, call);
  const words = over && `${over.name}：${over.reason}`;
  if (over?.control === 'forbid')
    return { isOver: true, refusal: refuse(403, `超出入住人的差旅标准，不可预订。${words}`, { kind: 'overStandard' }) };
  if (over?.control === 'reason' && !input.overReason)
    return { isOver: true, refusal: badInput('overReason', `超出入住人的差旅标准，请填写超标原因。${words}`) };
  return { isOver: over !== undefined, refusal: undefined };
}
