import type { z } from 'zod';
import type { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { tidyName } from '#domain/passenger/names/names.ts';
import { badInput } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { checkStandard } from '../../../orders/business/check-standard.ts';
import type { Standing } from '../../../orders/business/check-standard.ts';
import { chosenTravellers } from '../../../orders/business/chosen-travellers.ts';
import type { HotelVerification } from '../answers/stay-holds.ts';

type Input = z.output<typeof hotelOrderSchemas.createOrder>;

/** Guests that were chosen from the list, each with the path of the name's field. */
const guestsOf = ({ guests }: Input) =>
  guests.flatMap((room, at) =>
    room.map(({ passengerId, name }, place) => ({ passengerId, name, path: `guests.${at}.${place}.name`, room: at })),
  );

/** An order against the standards of its guests: refused, sent back for its reason, or noted. */
export async function checkGuestStandards(
  input: Input,
  { verified, facts, judged }: HotelVerification,
  call: Call,
  expired: (message: string) => Envelope<never>,
): Promise<{ refusal: Envelope<never> } | Standing> {
  const guests = guestsOf(input);
  if (verified.travelType === 'private') {
    const { wrong } = await chosenTravellers(
      guests.flatMap(({ passengerId: id, name, path }) => (id ? [{ id, name: tidyName(name, 'either'), path }] : [])),
      call,
    );
    if (wrong) return { refusal: badInput(wrong, '所选人员不在常旅客中或已改名，请重新选择或直接填写姓名') };
  }
  return await checkStandard({ ...input, passengers: guests }, { ...verified, judged, facts: [facts] }, call, {
    thing: '房价',
    expired,
  });
}
