import type { OfferedTrainRide } from '#contract/train-order.ts';
import type { Journey } from '#domain/passenger/check-passenger.ts';
import { fareOfType, soldTypes } from '#domain/rail/order/order-fares.ts';
import { passengerTicket, withFreeChildren } from '#domain/rail/order/passenger-ticket.ts';
import type { TravellerDraft } from '#parts/traveller/draft.ts';
import { judgeAll } from '#parts/traveller/judge.ts';
import type { Judged } from '#parts/traveller/judge.ts';

/** Over the words of all products. */
const judgeTexts = { sameDocument: (at: number) => `与乘车人 ${at} 的证件相同，请核对` };

/** All forms with the ticket of each: names and documents by the rules of all products, ages by those of the railway. */
export function judgeRail(
  people: readonly TravellerDraft[],
  journey: Journey,
  rides: readonly Pick<OfferedTrainRide, 'prices'>[],
  isStudent: boolean,
): Judged[] {
  const [day = journey.today] = journey.travelDays;
  const sold = soldTypes(rides);
  const judged = judgeAll(people, journey, undefined, judgeTexts);
  const tickets = withFreeChildren(
    judged.map(({ birthday, draft: { ticketType: wish } }) => ({
      birthday,
      wish,
      ticket: passengerTicket(birthday, day, wish, { sold, isStudent }),
    })),
    day,
  );
  return judged.map((one, at) => {
    const errors = { ...one.errors };
    delete errors.psgType;
    const ticket = tickets[at]!;
    return {
      ...one,
      errors,
      age: undefined,
      fare: ticket.type === 'child' ? 'CHD' : 'ADT',
      ticket: { ...ticket, fen: ticket.isFree ? 0 : fareOfType(rides, ticket.type) },
    };
  });
}
