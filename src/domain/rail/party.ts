import type { Day } from '../china-time.ts';
import { ageOn } from '../spans.ts';
import { mostTickets } from './most-tickets.ts';
import { adultFrom, childFrom } from './ticket-types.ts';
import type { TicketType } from './ticket-types.ts';

export interface RailPassenger {
  /** One key for one document, however it was typed. */
  certKey: string;
  /** "" where it is not known: an adult ticket asks for none. */
  birthday: Day | '';
  ticketType: TicketType;
  /** A child without seat and ticket. */
  isFree?: boolean | undefined;
}

interface PartyProblem {
  /** `passengers`, or a field of one of them. */
  field: string;
  message: string;
}

/** The first rule that a party breaks on its day of travel; undefined for a good one. */
export function partyProblem(passengers: readonly RailPassenger[], travelDay: Day): PartyProblem | undefined {
  if (!passengers.length) return { field: 'passengers', message: '请至少选择一位乘车人' };
  const tickets = passengers.filter(({ isFree }) => !isFree);
  if (tickets.length > mostTickets) return { field: 'passengers', message: `每单最多购买 ${mostTickets} 张车票` };
  const keys = new Set<string>();
  let at = -1;
  let free = tickets.filter(({ ticketType }) => ticketType !== 'child').length;
  for (const { certKey, birthday, ticketType, isFree } of passengers) {
    at += 1;
    const place = at;
    const field = (name: string) => `passengers.${place}.${name}`;
    if (keys.has(certKey)) return { field: field('certNo'), message: '同一证件同车次同区间限购 1 张' };
    keys.add(certKey);
    if (birthday > travelDay) return { field: field('birthday'), message: '出生日期晚于乘车日期，请核对' };
    if (isFree && !(ticketType === 'child' && ageOn(birthday, travelDay) < childFrom))
      return { field: field('ticketType'), message: `乘车当日已满 ${childFrom} 周岁，须购买儿童票` };
    if (isFree && --free < 0)
      return { field: field('ticketType'), message: '每位成人可免费携带 1 名未满 6 周岁的儿童，超出的须购儿童票' };
    if (ticketType === 'child' && ageOn(birthday, travelDay) >= adultFrom)
      return { field: field('ticketType'), message: `乘车当日已满 ${adultFrom} 周岁，须购买成人票` };
  }
  const first = passengers.findIndex(({ ticketType }) => ticketType === 'child');
  if (first >= 0 && tickets.every(({ ticketType }) => ticketType === 'child'))
    return { field: `passengers.${first}.ticketType`, message: '儿童票须与同行成人的车票一起购买' };
  return undefined;
}
