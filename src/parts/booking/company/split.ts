import type { TravellerVerdicts } from '#contract/my-standard.ts';
import { bookedProducts } from '#domain/company/preferences.ts';
import type { RoomGuest } from '#domain/hotel/rooms.ts';
import type { FormOf } from '#kit/forms/use-form.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { bookFrom } from './book-from.ts';
import { memberOf } from '../for-whom/for-whom.ts';
import type { ForWhom } from '../for-whom/for-whom.ts';

/** Travellers who were taken out of an order, to be booked by their own standards after it. */
interface Split {
  memberId: string;
  /** The booking. */
  route: string;
  query: Readonly<Record<string, string>>;
  people: ForWhom[];
}

const key = 'split-order';
const like: Split = { memberId: '', route: '', query: {}, people: [{ employeeId: 0, passengerId: '', name: '' }] };
type From = Pick<Services, 'drafts' | 'session' | 'place'>;

function splitOf(services: From): Split | undefined {
  const kept = services.drafts.get(key, like);
  return kept?.memberId === memberOf(services) && kept.people.length ? kept : undefined;
}

/** Of the booking that is open. */
export function splitOff(services: From): readonly ForWhom[] {
  const kept = splitOf(services);
  return kept?.route === services.place.peek().name ? kept.people : [];
}

export function keepSplit(services: From, people: readonly ForWhom[]): void {
  if (!people.length) return services.drafts.remove(key);
  const { name: route, query } = services.place.peek();
  services.drafts.set(key, { memberId: memberOf(services), route, query: { ...query }, people: [...people] });
}

/** Standards other than the member's own count for an order. */
export const isForOthers = (
  { each }: Pick<TravellerVerdicts, 'each'>,
  { session }: Pick<Services, 'session'>,
): boolean => each.some(({ employeeId }) => employeeId !== session.user.peek()?.creditEmployeeId);

/** A booking of travellers in one list, or room by room. */
export interface SplitBooking {
  form: {
    party?: {
      values: Readable<{ people: { key: string; passengerId: string }[] }>;
      act(run: (there: { remove(key: string): void }) => void): void;
    };
  };
  rooms?: { form: Pick<FormOf<{ guests: RoomGuest[][] }>, 'values' | 'edit'> };
  /** The same rate for another number of rooms. */
  changeTo?(change: { rooms: number }): void;
}

/** Takes travellers of the list out of an order; a room in which nobody else stays goes with its guest. */
export function takeOut({ form: { party }, rooms, changeTo }: SplitBooking, passengerIds: readonly string[]): void {
  party?.act(({ remove }) => {
    for (const one of party.values.peek().people) if (passengerIds.includes(one.passengerId)) remove(one.key);
  });
  if (!rooms) return;
  const before = rooms.form.values.peek().guests;
  const left = before
    .map((guests) => guests.filter(({ passengerId = '' }) => !passengerIds.includes(passengerId)))
    .filter((guests) => guests.length > 0);
  if (!left.length) return;
  rooms.form.edit({ guests: left });
  if (left.length < before.length) changeTo?.({ rooms: left.length });
}

const states = ['ok', 'over', 'forbidden'] as const;

/**
 * Travellers for other orders: those under another standard, or with a heavier verdict, than the one with the lightest.
 * Empty where the highest standard counts for all, or where all are judged alike.
 */
export function othersOf({ together, each }: Pick<TravellerVerdicts, 'together' | 'each'>): ForWhom[] {
  const travelling = each.filter(({ passengerId }) => passengerId);
  const [lightest] = [...travelling].sort(
    (a, b) => states.indexOf(a.verdict) - states.indexOf(b.verdict) || Number(a.overBy) - Number(b.overBy),
  );
  if (together === 'higher' || !lightest || travelling.every(({ verdict }) => verdict === 'ok')) return [];
  return travelling
    .filter(({ standard, verdict }) => standard !== lightest.standard || verdict !== lightest.verdict)
    .map(({ employeeId, passengerId, name }) => ({ employeeId, passengerId, name }));
}

/** The same offer for so many other travellers, at the price of then. */
export const placeFor = (
  { route, query }: Pick<Split, 'route' | 'query'>,
  count: number,
): [route: string, params: Record<string, string | undefined>] => [
  route,
  {
    ...query,
    ...('hotelId' in query ? { rooms: count > 1 ? String(count) : undefined } : { adults: String(count) }),
    children: undefined,
    infants: undefined,
    seen: undefined,
  },
];

/** The order that follows: its people, and the way to it. */
export function nextOrder(services: Services): { names: string; go(): void } | undefined {
  const split = splitOf(services);
  if (!split) return undefined;
  const { route, people } = split;
  return {
    names: people.map(({ name }) => name).join('、'),
    go() {
      keepSplit(services, []);
      const product = bookedProducts.find((one) => route.startsWith(`${one}_`)) ?? bookedProducts[0];
      const travellers = people.map((one) => ({ ...one, mobilePhone: '' }));
      bookFrom(services, { applicationId: '', no: '', reason: '', product, people: travellers });
      services.navigate(...placeFor(split, people.length));
    },
  };
}
