import type { Day } from '../../china-time.ts';
import { ageOn } from '../../spans.ts';
import { adultFrom, childFrom, ticketByAge, ticketTypes } from '../ticket-types.ts';
import type { TicketType } from '../ticket-types.ts';

/** Types that the age allows; all of them while it is unknown. */
function typesByAge(age: number | undefined): readonly TicketType[] {
  if (age === undefined) return ticketTypes;
  return age < adultFrom ? ['child'] : ticketTypes.filter((type) => type !== 'child');
}

export interface PassengerTicket {
  type: TicketType;
  /** Types to choose from, the adults' first. */
  types: readonly TicketType[];
  /** The consequence of age or type for the passenger; "" for an adult. */
  note: string;
  /** A child under 6 without a seat: it goes with an adult, and has no ticket. */
  isFree?: boolean;
  /** The choice between both is left. */
  mayBeFree?: boolean;
}

/**
 * The ticket of one passenger: the wished type while age and train allow it, a student's where the search was for
 * students, else the one of the age. `sold`: types that every ride of the order has.
 */
export function passengerTicket(
  birthday: Day | '',
  travelDay: Day,
  wish: TicketType | '',
  { sold, isStudent }: { sold: readonly TicketType[]; isStudent: boolean },
): PassengerTicket {
  const age = birthday && birthday <= travelDay ? ageOn(birthday, travelDay) : undefined;
  const byAge = typesByAge(age);
  const types = byAge.filter((type) => sold.includes(type));
  const wished = wish || (isStudent ? 'student' : '');
  const type = types.find((one) => one === wished) ?? types[0] ?? byAge[0] ?? 'adult';
  return { type, types, note: noteOf(type, age) };
}

function noteOf(type: TicketType, age: number | undefined): string {
  if (type === 'student') return '凭学生资质购票，每学年 4 次单程，请填写学校与优惠区间，进站时核验';
  if (type === 'disabledSoldier') return '凭残疾军人证件购票，进站时核验';
  if (type !== 'child') return '';
  if (age === undefined) return `满 ${childFrom} 未满 ${adultFrom} 周岁购买，须与成人同行`;
  return `乘车日 ${age} 岁，与同行成人同席别`;
}

interface Ticketed {
  birthday: Day | '';
  /** The type that was chosen; "" for that of the age: a child that may go free does. */
  wish: TicketType | '';
  ticket: PassengerTicket;
}

/** Tickets of a party: a child under 6 takes none with an adult who has no such child yet, unless a seat is wanted for it. */
export function withFreeChildren(people: readonly Ticketed[], travelDay: Day): PassengerTicket[] {
  const adults = people.filter(({ ticket }) => ticket.type !== 'child').length;
  let free = 0;
  return people.map(({ birthday, wish, ticket }) => {
    if (!birthday || birthday > travelDay || ageOn(birthday, travelDay) >= childFrom) return ticket;
    const { type, notice } = ticketByAge(birthday, travelDay, adults, free);
    const mayBeFree = type === 'free';
    const isFree = mayBeFree && wish !== 'child';
    if (isFree) free += 1;
    return { ...ticket, isFree, mayBeFree, note: mayBeFree && !isFree ? ticket.note : notice };
  });
}
