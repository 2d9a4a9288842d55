import { aircraft } from '#domain/flight/aircraft.ts';
import { isLowCost } from './carriers.ts';
import { chanceAt } from '../../../ground/chance.ts';

export type CabinClass = 'Y' | 'W' | 'C' | 'F';

/** One bookable class of a flight: its letter, its share of the full fare, and how many seats the airline gives it. */
/** Code of the cabin of contract fares: its travellers are on the airline's list of the company's people. */
export const contractCode = 'G';

export interface Cabin {
  code: string;
  cabinClass: CabinClass;
  product: string;
  /** Times the full economy fare, before demand moves it. 1 for Y and above for better cabins. */
  step: number;
  capacity: number;
  /** 协议价: only for companies with a contract. */
  isContract: boolean;
}

/** Economy letters from full fare downward: step and share of the cabin's seats. */
const ladder: readonly (readonly [code: string, step: number, share: number])[] = [
  ['Y', 1, 0.14],
  ['B', 0.92, 0.05],
  ['M', 0.86, 0.06],
  ['H', 0.8, 0.07],
  ['K', 0.74, 0.08],
  ['L', 0.68, 0.1],
  ['Q', 0.61, 0.11],
  ['V', 0.54, 0.12],
  ['T', 0.47, 0.11],
  ['N', 0.4, 0.08],
  ['S', 0.33, 0.05],
  ['R', 0.27, 0.03],
];

const contractStep = 0.54;

function productOf(step: number): string {
  if (step >= 1) return '标准经济舱';
  if (step >= 0.8) return '优享经济舱';
  return step >= 0.5 ? '超值经济舱' : '特惠经济舱';
}

/** Seats in front: business, premium economy and first by airline and aircraft. */
function frontOf(carrier: string, size: string, plane: string, roll: number): { F: number; C: number; W: number } {
  if (isLowCost(carrier) || size === '小型') return { F: 0, C: 0, W: 0 };
  const isBig = ['CA', 'MU', 'CZ'].includes(carrier);
  if (size === '大型')
    return {
      F: isBig && ['77W', '359', '74H', '789'].includes(plane) && roll < 0.7 ? 4 : 0,
      C: 28 + Math.floor(roll * 8),
      W: isBig ? 28 : 0,
    };
  return { F: 0, C: 8, W: isBig && roll < 0.45 ? 18 : 0 };
}

const companyAirlines = new Set(['CA', 'MU', 'CZ', 'HU', 'MF']);

/** Classes of a flight from first down to the cheapest. Capacities are what is sold under the letter, not rows of seats. */
export function cabinsOf(carrier: string, plane: string, seed: number): readonly Cabin[] {
  const type = aircraft.get(plane);
  const { fewestSeats = 160, mostSeats = 180, size = '中型' } = type ?? {};
  const seats = Math.round(fewestSeats + (mostSeats - fewestSeats) * chanceAt(seed, 1));
  const front = frontOf(carrier, size, plane, chanceAt(seed, 2));
  const economy = seats - front.F - front.C * 1.5 - front.W * 1.2;
  const cheap = isLowCost(carrier) ? 0.86 : 1;
  const cabins: Cabin[] = [];
  const add = (
    code: string,
    cabinClass: CabinClass,
    product: string,
    step: number,
    capacity: number,
    isContract = false,
  ): void => {
    if (capacity > 0) cabins.push({ code, cabinClass, product, step, capacity, isContract });
  };
  add('F', 'F', '头等舱', 3.6, front.F);
  add('C', 'C', '公务舱', size === '大型' ? 2.8 : 2.4, Math.round(front.C * 0.5));
  add('J', 'C', '公务舱', size === '大型' ? 2.2 : 1.9, Math.round(front.C * 0.35));
  add(
    'I',
    'C',
    '特惠公务舱',
    size === '大型' ? 1.7 : 1.5,
    front.C - Math.round(front.C * 0.5) - Math.round(front.C * 0.35),
  );
  add('W', 'W', '超级经济舱', 1.15, Math.round(front.W * 0.6));
  add('E', 'W', '特惠超级经济舱', 0.85, front.W - Math.round(front.W * 0.6));
  for (const [code, step, share] of ladder) {
    // Small aircraft leave out every other step: few seats, few fares.
    if (size === '小型' && ['M', 'K', 'Q', 'S'].includes(code)) continue;
    add(code, 'Y', productOf(step * cheap), code === 'Y' ? 1 : step * cheap, Math.max(2, Math.round(economy * share)));
  }
  if (companyAirlines.has(carrier))
    add(contractCode, 'Y', '企业协议经济舱', contractStep, 6 + Math.floor(chanceAt(seed, 3) * 8), true);
  return cabins;
}
