import type { z } from 'zod';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import type { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import { hotelLimit, stayVerdict } from '#domain/corporate/hotel-standard.ts';
import { fenOf } from '#domain/money.ts';
import { tidyName } from '#domain/passenger/names/names.ts';
import { badInput, memberOf, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { visiblePassengers } from '../../../orders/passengers/passenger-rows.ts';
import { frequent } from '../../../orders/passengers/rosters.ts';
import { hotelLimits } from '../rates/asked-stay.ts';
import { hotelOfId } from '../catalogue/hotels-of-city.ts';

type Input = z.output<typeof hotelOrderSchemas.createOrder>;

const strictest = { forbid: 2, reason: 1, record: 0 } as const;

/**
 * Guests that were chosen from the list, as the member sees them. `wrong`: the field of a guest who is not on the list, or
 * stands there under another name.
 */
async function chosenGuests({ guests }: Input, call: Call) {
  const chosen = guests.flatMap((room, at) =>
    room.flatMap(({ passengerId, name }, place) =>
      passengerId ? [{ id: passengerId, name, path: `guests.${at}.${place}.name` }] : [],
    ),
  );
  if (!chosen.length) return { people: [], wrong: undefined };
  const people = await visiblePassengers(call.db, frequent, memberOf(call))
    .where(
      'p.id',
      'in',
      chosen.map(({ id }) => id),
    )
    .execute();
  const wrong = chosen.find(({ id, name }) => {
    const known = people.find((one) => one.id === id);
    return ![known?.name, known?.english_name].some((own) => own && tidyName(own, 'either') === name);
  });
  return { people, wrong: wrong?.path };
}

type People = Awaited<ReturnType<typeof chosenGuests>>['people'];

/**
 * The company's account has no standard of its own: where it books for employees, theirs count. Undefined where none of the
 * guests has one, or the rate is within all of them.
 */
async function overOfGuests(people: People, verified: VerifiedStay, call: Call) {
  const employees = people.flatMap(({ employee_id }) => employee_id ?? []);
  if (!employees.length || verified.travelType !== 'business' || memberOf(call).creditEmployeeId > 0) return undefined;
  const standards = await call.db
    .selectFrom('flight_standards')
    .where('employee_id', 'in', employees)
    .select(['employee_id', 'control'])
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
  const name = people.find(({ employee_id }) => employee_id === first.employee_id)?.name ?? '';
  return verdict === 'ok' ? undefined : { ...first, name, reason };
}

/** An order that is above the standard of a guest: refused, sent back for its reason, or noted. */
export async function checkGuestStandards(input: Input, verified: VerifiedStay, call: Call) {
  const { people, wrong } = await chosenGuests(input, call);
  if (wrong)
    return { isOver: false, refusal: badInput(wrong, '所选人员不在常旅客中或已改名，请重新选择或直接填写姓名') };
  const over = await overOfGuests(people, verified, call);
  const words = over && `${over.name}：${over.reason}`;
  if (over?.control === 'forbid')
    return { isOver: true, refusal: refuse(403, `超出入住人的差旅标准，不可预订。${words}`, { kind: 'overStandard' }) };
  if (over?.control === 'reason' && !input.overReason)
    return { isOver: true, refusal: badInput('overReason', `超出入住人的差旅标准，请填写超标原因。${words}`) };
  return { isOver: over !== undefined, refusal: undefined };
}
