import { dayAt, daysBetween, msOf, showDuration } from '../china-time.ts';
import { holdsSeats, isRefunding } from './flight-status.ts';
import type { ScheduleKind } from './schedule.ts';

export interface TripLeg {
  triptype: 1 | 2;
  orgcityname: string;
  dstcityname: string;
  airline: string;
  flightNo: string;
  depTime: string;
  arrTime: string;
  schedule?: ScheduleKind;
}

export interface TripStay {
  name: string;
  cityName: string;
  /** Days. */
  checkIn: string;
  checkOut: string;
}

export interface TripOrder {
  orderId: string;
  status: number;
  psgNames: readonly string[];
  flightList: readonly TripLeg[];
  /** Of a hotel order alone. */
  hotel?: TripStay;
}

/** `clash`: two flights at once. `tight`: little time to change. `break`: the next flight leaves from another city, or a flight is cancelled. */
export type TripNoteKind = 'clash' | 'tight' | 'break' | 'stay';

export interface TripNote {
  kind: TripNoteKind;
  text: string;
}

/** One flight of a trip, with what is remarkable before the next one. */
export interface TripStep<Order extends TripOrder> {
  order: Order;
  leg: TripLeg;
  notes: readonly TripNote[];
}

export interface Trip<Order extends TripOrder> {
  /** Of the first step. */
  key: string;
  /** First and last day. */
  from: string;
  to: string;
  /** Cities in the order of the journey. */
  cities: readonly string[];
  psgNames: readonly string[];
  steps: readonly TripStep<Order>[];
  /** Orders of hotels for the same people on these days, the first night first. */
  stays: readonly Order[];
}

interface Flight<Order extends TripOrder> {
  order: Order;
  leg: TripLeg;
}

/** An arrival waits so long for the way back, or onward, in the same trip. */
const longestStayDays = 14;
const tightMs = 2 * 3_600_000;

const dayOf = (moment: string): string => moment.slice(0, 10);
const shares = (a: readonly string[], b: readonly string[]): boolean => a.some((name) => b.includes(name));

/** A stay from its booking on until its end. */
const isStaying = (status: number): boolean => status <= 3;

/** Orders that hold seats or rooms and have not ended, as trips: orders of the same people on the same or following days, or onward from where they are. */
export function tripsOf<Order extends TripOrder>(orders: readonly Order[], nowMs: number): Trip<Order>[] {
  const groups: Flight<Order>[][] = [];
  const live = orders.filter(
    ({ status, flightList }) => holdsSeats(status) && flightList.some(({ arrTime }) => msOf(arrTime) > nowMs),
  );
  const first = ({ flightList }: Order): string => flightList.map(({ depTime }) => depTime).sort()[0] ?? '';
  for (const order of live.sort((a, b) => (first(a) < first(b) ? -1 : 1))) {
    const flights = order.flightList.map((leg) => ({ order, leg }));
    const known = groups.find((group) => continues(group, flights));
    if (known) known.push(...flights);
    else groups.push(flights);
  }
  const trips = groups.map((group) => tripOf(group, groups.flat()));
  const stays = orders
    .filter(({ hotel, status }) => hotel && isStaying(status) && hotel.checkOut >= dayAt(nowMs))
    .sort((a, b) => ((a.hotel?.checkIn ?? '') < (b.hotel?.checkIn ?? '') ? -1 : 1));
  return stays.reduce(withStay, trips).sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Into the trip of the same people that is in this city on these days; else a trip of its own, which later stays of theirs continue. */
function withStay<Order extends TripOrder>(trips: Trip<Order>[], order: Order): Trip<Order>[] {
  const { cityName = '', checkIn = '', checkOut = '' } = order.hotel ?? {};
  const known = trips.find(
    ({ from, to, psgNames, cities, steps }) =>
      shares(psgNames, order.psgNames) &&
      daysBetween(to, checkIn) <= 1 &&
      checkOut >= from &&
      (!steps.length || cities.includes(cityName)),
  );
  if (!known)
    return [
      ...trips,
      {
        key: order.orderId,
        from: checkIn,
        to: checkOut,
        cities: [cityName],
        psgNames: order.psgNames,
        steps: [],
        stays: [order],
      },
    ];
  const isLonger = known.steps.length === 0;
  const joined = {
    ...known,
    ...(isLonger && { to: checkOut, cities: [...new Set([...known.cities, cityName])] }),
    stays: [...known.stays, order],
  };
  return trips.map((trip) => (trip === known ? joined : trip));
}

function continues<Order extends TripOrder>(group: readonly Flight<Order>[], next: readonly Flight<Order>[]): boolean {
  const [begins] = next;
  const flown = group.filter(isFlown);
  const last = [...(flown.length ? flown : group)].sort(byDeparture).at(-1);
  if (!begins || !last || !group.some(({ order }) => shares(order.psgNames, begins.order.psgNames))) return false;
  const days = daysBetween(dayOf(last.leg.arrTime), dayOf(begins.leg.depTime));
  if (days <= 1) return true;
  const isHome = last.leg.dstcityname === group[0]?.leg.orgcityname;
  return !isHome && last.leg.dstcityname === begins.leg.orgcityname && days <= longestStayDays;
}

const byDeparture = (a: Flight<TripOrder>, b: Flight<TripOrder>): number => msOf(a.leg.depTime) - msOf(b.leg.depTime);

/** `all`: of the other trips too, for two flights at once are a clash wherever they stand. */
function tripOf<Order extends TripOrder>(group: Flight<Order>[], all: readonly Flight<Order>[]): Trip<Order> {
  const flights = [...group].sort(byDeparture);
  // A flight that is being refunded, or was cancelled, leads nowhere.
  const flown = flights.filter(isFlown);
  const cities = (flown.length ? flown : flights).flatMap(({ leg }) => [leg.orgcityname, leg.dstcityname]);
  const ends = Math.max(...flights.map(({ leg }) => msOf(leg.arrTime)));
  return {
    key: `${flights[0]?.order.orderId ?? ''} ${flights.length}`,
    from: dayOf(flights[0]?.leg.depTime ?? ''),
    to: dayAt(ends),
    cities: cities.filter((city, at) => city !== cities[at - 1]),
    psgNames: [...new Set(flights.flatMap(({ order }) => order.psgNames))],
    stays: [],
    steps: flights.map((flight, at) => ({
      ...flight,
      notes: isLeaving(flight) ? [] : [...clashesOf(flight, all), ...notesAfter(flight, flights.slice(at + 1))],
    })),
  };
}

/** Being refunded, or cancelled by the airline: nothing is planned around it. */
const isLeaving = ({ order, leg }: Flight<TripOrder>): boolean =>
  leg.schedule !== 'cancelled' && isRefunding(order.status);
const isFlown = ({ order, leg }: Flight<TripOrder>): boolean =>
  leg.schedule !== 'cancelled' && !isRefunding(order.status);

/** Flights of the same people that leave, after this one, before it has arrived. */
const clashesOf = (flight: Flight<TripOrder>, all: readonly Flight<TripOrder>[]): TripNote[] =>
  flight.leg.schedule === 'cancelled'
    ? []
    : all
        .filter(
          (one) =>
            one.leg !== flight.leg &&
            isFlown(one) &&
            shares(one.order.psgNames, flight.order.psgNames) &&
            byDeparture(flight, one) <= 0 &&
            msOf(one.leg.depTime) < msOf(flight.leg.arrTime),
        )
        .map(({ leg }) => ({ kind: 'clash', text: `与 ${leg.flightNo} 时间冲突` }));

/** Judged against the next flight that the same people take. */
function notesAfter(flight: Flight<TripOrder>, later: readonly Flight<TripOrder>[]): TripNote[] {
  const { leg, order } = flight;
  if (leg.schedule === 'cancelled') return [{ kind: 'break', text: `${leg.flightNo} 已取消，请改签或另订行程` }];
  const next = later.find((one) => isFlown(one) && shares(one.order.psgNames, order.psgNames));
  if (!next) return [];
  const waitMs = msOf(next.leg.depTime) - msOf(leg.arrTime);
  const { orgcityname: from } = next.leg;
  if (waitMs < 0) return [];
  if (from !== leg.dstcityname)
    return [{ kind: 'break', text: `到达${leg.dstcityname}，下一程从${from}出发，中间行程未安排` }];
  if (waitMs < tightMs) return [{ kind: 'tight', text: `${from}中转仅 ${showDuration(waitMs / 60_000)}，请留意衔接` }];
  const nights = daysBetween(dayOf(leg.arrTime), dayOf(next.leg.depTime));
  return nights ? [{ kind: 'stay', text: `${from}停留 ${nights} 晚` }] : [];
}
