import type { Cabin } from '../schedule/cabins.ts';
import { chanceAt } from '../../../ground/chance.ts';
import { shareSold } from '../../../orders/seats/booking-curve.ts';
import { demandOf } from './demand.ts';
import type { DayFlight } from '../schedule/flights-of-day.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Outside sales move in steps of six hours, each flight on a half hour of its own. */
const stepMs = 6 * hourMs;
export const gridMs = hourMs / 2;

/** Cheap classes close as the flight becomes wanted and as its day comes near: below this share of the full fare nothing is sold. */
function lowestOpenStep(pull: number, days: number): number {
  const late = days < 1 ? 0.2 : days < 3 ? 0.13 : days < 7 ? 0.06 : days < 14 ? 0.02 : 0;
  return 0.24 + (pull - 0.9) * 0.85 + late;
}

/** The market's demand for a flight at a moment. */
interface Market {
  /** Above 1: more wanted than an ordinary flight. */
  pull: number;
  /** Seats of a class that others have bought, never more than its capacity; the whole capacity while the class is closed. */
  soldOutside(cabin: Cabin): number;
}

const demands = new Map<string, number>();

function demandFor(flight: DayFlight): number {
  const key = `${flight.service.orgCity}${flight.service.dstCity}${flight.day}`;
  const known = demands.get(key);
  if (known !== undefined) return known;
  if (demands.size > 20_000) demands.clear();
  const demand = demandOf(flight.service.orgCity, flight.service.dstCity, flight.day);
  demands.set(key, demand);
  return demand;
}

/** The simulated outside world: the same for the same flight and step of time. */
export function marketOf(flight: DayFlight, nowMs: number): Market {
  const { service } = flight;
  // A flight that was moved keeps its market: seats that are sold stay sold.
  const soldFor = flight.depMs - flight.laterMs;
  const phase = (service.seed % (stepMs / gridMs)) * gridMs;
  const steppedMs = Math.floor((nowMs + phase) / stepMs) * stepMs - phase;
  const days = Math.max(0, (soldFor - steppedMs) / dayMs);
  const daySeed = service.seed ^ Math.floor(soldFor / dayMs);
  const pull = demandFor(flight) * service.appeal * (0.84 + 0.32 * chanceAt(daySeed, 1));
  const open = lowestOpenStep(pull, days);
  const load = Math.min(0.985, shareSold(days) * (0.55 + 0.45 * pull) + (pull > 1.25 ? (pull - 1.25) * 0.3 : 0));
  const sold = new Map<string, number>();
  sellEconomy(service.cabins, { open, load, seed: daySeed }, sold);
  for (const [n, cabin] of service.cabins.entries()) {
    if (sold.has(cabin.code)) continue;
    const own = Math.min(1, Math.max(0, load * (0.55 + 0.7 * chanceAt(daySeed, 10 + n))));
    sold.set(cabin.code, Math.floor(cabin.capacity * own));
  }
  return { pull, soldOutside: (cabin) => sold.get(cabin.code) ?? 0 };
}

/** Of the seats that others buy, so many go to the cheapest open class; the rest to all open classes alike. */
const bargainShare = 0.3;

/** So few seats of a class are mostly gone with the next buyer: one class in four is met with its last seats. */
const lastSeats = 5;
const lastSeatsLeft = 0.25;

interface EconomySales {
  /** Below this share of the full fare nothing is sold. */
  open: number;
  load: number;
  seed: number;
}

/** The lowest fare rises as the flight fills, and every class shrinks a little. */
function sellEconomy(cabins: readonly Cabin[], { open, load, seed }: EconomySales, sold: Map<string, number>): void {
  const economy = cabins.filter((cabin) => cabin.cabinClass === 'Y' && !cabin.isContract);
  const isOpen = (cabin: Cabin): boolean => cabin.step >= open || cabin.code === 'Y';
  const seats = economy.reduce((sum, cabin) => (isOpen(cabin) ? sum + cabin.capacity : sum), 0);
  let bargains = Math.floor(seats * load * bargainShare);
  for (let n = economy.length - 1; n >= 0; n -= 1) {
    const cabin = economy[n];
    if (!cabin) continue;
    const here = isOpen(cabin) ? Math.min(cabin.capacity, bargains) : cabin.capacity;
    if (isOpen(cabin)) bargains -= here;
    const all = here + Math.floor((cabin.capacity - here) * load * (1 - bargainShare));
    const isGone = cabin.code !== 'Y' && cabin.capacity - all <= lastSeats && chanceAt(seed, 40 + n) >= lastSeatsLeft;
    sold.set(cabin.code, isGone ? cabin.capacity : all);
  }
}
