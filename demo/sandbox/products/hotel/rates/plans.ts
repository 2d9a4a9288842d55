import type { HotelPayKind, HotelStar } from '#contract/hotel.ts';
import type { CancelTerms } from '#domain/hotel/cancel-rule.ts';
import type { Fen } from '#domain/money.ts';
import { chanceOf } from '../../../ground/chance.ts';
import type { Hotel, RoomKind } from '../catalogue/hotel.ts';

/** Terms on which a room is sold. */
export interface Plan {
  planId: string;
  name: string;
  /** Against the standard price. */
  factor: number;
  /** Portions a room and night. */
  breakfasts: number;
  payKind: HotelPayKind;
  cancel: CancelTerms;
  instant: boolean;
  invoice: 'platform' | 'desk';
  specialInvoice: boolean;
  agreement: boolean;
  minNights: number;
  advanceDays: number;
}

const dayBefore: CancelTerms = { kind: 'free', daysBefore: 1, hour: 18 };
const sameDay: CancelTerms = { kind: 'free', daysBefore: 0, hour: 18 };
const never: CancelTerms = { kind: 'none', daysBefore: 0, hour: 0 };
const firstNightKept: CancelTerms = { kind: 'partial', daysBefore: 0, hour: 18 };

const usual: Omit<Plan, 'planId' | 'name'> = {
  factor: 1,
  breakfasts: 0,
  payKind: 'prepaid',
  cancel: dayBefore,
  instant: true,
  invoice: 'platform',
  specialInvoice: true,
  agreement: false,
  minNights: 1,
  advanceDays: 0,
};

/** Every plan with the share of hotels that offer it; `P1` is offered by all. */
const offered: readonly (Plan & { share: number; from: HotelStar })[] = [
  { ...usual, planId: 'P1', name: '标准价', share: 1, from: 2 },
  { ...usual, planId: 'P2', name: '含早价', breakfasts: 2, share: 0.8, from: 2 },
  { ...usual, planId: 'P3', name: '不可取消特惠', factor: 0.92, cancel: never, share: 0.6, from: 2 },
  { ...usual, planId: 'P4', name: '到店付', payKind: 'atHotel', cancel: sameDay, invoice: 'desk', share: 0.5, from: 2 },
  {
    ...usual,
    planId: 'P5',
    name: '担保预订',
    factor: 1.03,
    breakfasts: 2,
    payKind: 'guarantee',
    cancel: sameDay,
    invoice: 'desk',
    share: 0.55,
    from: 3,
  },
  { ...usual, planId: 'P6', name: '提前 7 天预订', factor: 0.88, cancel: never, advanceDays: 7, share: 0.4, from: 2 },
  { ...usual, planId: 'P7', name: '连住 3 晚优惠', factor: 0.9, minNights: 3, share: 0.45, from: 2 },
  {
    ...usual,
    planId: 'P8',
    name: '预付特惠',
    factor: 0.95,
    cancel: firstNightKept,
    instant: false,
    share: 0.35,
    from: 3,
  },
  // The terms of the standard price under another name: lists put both together.
  { ...usual, planId: 'P9', name: '会员价', share: 0.4, from: 2 },
  { ...usual, planId: 'PA', name: '企业协议价', factor: 0.86, breakfasts: 2, agreement: true, share: 1, from: 3 },
];

const breakfastPrices: Readonly<Record<HotelStar, Fen>> = { 2: 2000, 3: 3500, 4: 5800, 5: 9800 };

/** One portion of breakfast. */
export const breakfastPrice = (star: HotelStar): Fen => breakfastPrices[star];

/** A company has a contract with some of the better hotels. */
export const hasAgreement = (companyId: string | null, hotel: Pick<Hotel, 'hotelId' | 'star'>): boolean =>
  companyId !== null && hotel.star >= 3 && chanceOf(`agreement ${companyId} ${hotel.hotelId}`) < 0.2;

const plansOfAnyone = offered.filter(({ agreement }) => !agreement);
const plansOfCompanies = offered.filter(({ agreement }) => agreement);
/** Of a room the plans for anyone; the catalogue makes its rooms once. */
const known = new WeakMap<RoomKind, Plan[]>();

/** Plans of a room for a guest, in the order of the table: those of companies come last. */
export function plansOfRoom(hotel: Hotel, room: RoomKind, companyId: string | null): readonly Plan[] {
  let plans = known.get(room);
  if (!plans) {
    plans = plansOfAnyone.filter(
      ({ planId, share, from }) =>
        from <= hotel.star && chanceOf(`plan ${hotel.hotelId} ${room.roomId} ${planId}`) < share,
    );
    known.set(room, plans);
  }
  return hasAgreement(companyId, hotel)
    ? [...plans, ...plansOfCompanies.filter(({ from }) => from <= hotel.star)]
    : plans;
}

export const rateIdOf = (room: Pick<RoomKind, 'roomId'>, plan: Pick<Plan, 'planId'>): string =>
  `${room.roomId}-${plan.planId}`;
