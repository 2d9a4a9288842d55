import type { z } from 'zod';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import type { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import { hotelLimit, stayVerdict } from '#domain/corporate/hotel-standard.ts';
import { fenOf } from '#domain/money.ts';
import { badInput, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { chosenTravellers, strictestStandard } from '../../../orders/business/chosen-travellers.ts';
import type { Travellers } from '../../../orders/business/chosen-travellers.ts';
import { hotelLimits } from '../rates/asked-stay.ts';
import { hotelOfId } from '../catalogue/hotels-of-city.ts';

type Input = z.output<typeof hotelOrderSchemas.createOrder>;

/** Guests that were chosen from the list, each with the field of his name. */
const chosenGuests = ({ guests }: Input) =>
  guests.flatMap((room, at) =>
    room.flatMap(({ passengerId, name }, place) =>
      passengerId ? [{ id: passengerId, name, path: `guests.${at}.${place}.name` }] : [],
    ),
  );

/** Undefined where none of the guests has a standard that counts, or the rate is within it. */
async function overOfGuests(people: Travellers, verified: VerifiedStay, call: Call) {
  if (verified.travelType !== 'business') return undefined;
  const first = await strictestStandard(people, call);
  if (!first) return undefined;
  const city = hotelOfId(verified.hotel.hotelId)?.city ?? '';
  const prices = verified.rate.nights.map(({ price }) => fenOf(price));
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
  const { people, wrong } = await chosenTravellers(chosenGuests(input), call);
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
