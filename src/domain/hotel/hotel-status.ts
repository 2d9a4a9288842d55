import type { DotKind, StatusLook } from '../order/flight-status.ts';

/** States of a hotel order (domain.md, Orders; ours). A new one is a line here and one in `hotelTransitions`. */
const looks = {
  0: { label: '待支付', dot: 'act' },
  1: { label: '待确认', dot: 'warn' },
  2: { label: '已确认', dot: 'ok' },
  3: { label: '已入住', dot: 'brand' },
  4: { label: '已完成', dot: '' },
  5: { label: '已取消', dot: '' },
  6: { label: '已拒单', dot: 'bad' },
  7: { label: '退款中', dot: 'warn' },
  8: { label: '已退款', dot: '' },
} as const satisfies Record<number, { label: string; dot: DotKind }>;

export type HotelStatus = keyof typeof looks;

export const hotelStatuses = Object.keys(looks).map(Number) as HotelStatus[];

const isHotelStatus = (code: number): code is HotelStatus => Object.hasOwn(looks, code);

/** Label and dot of any code: one without a stated meaning stays visible as 状态 N in grey. */
export const hotelStatusLook = (code: number): StatusLook =>
  isHotelStatus(code) ? looks[code] : { label: `状态 ${code}`, dot: '' };

/** Allowed changes of status; all others are refused, so an order that is over (4, 5, 8) never comes back. */
export const hotelTransitions: Readonly<Record<HotelStatus, readonly HotelStatus[]>> = {
  // paid · voided or expired
  0: [1, 5],
  // confirmed · refused by the hotel · cancelled: without money, with money back
  1: [2, 6, 5, 7],
  // checked in · cancelled: nothing comes back, with money back
  2: [3, 5, 7],
  3: [4],
  4: [],
  5: [],
  // money back, where something was paid
  6: [7],
  7: [8],
  8: [],
};

export const hotelMayBecome = (from: number, to: number): boolean =>
  isHotelStatus(from) && (hotelTransitions[from] as readonly number[]).includes(to);

/** The guest may still cancel: the stay has not begun. */
export const isCancellable = (status: number): boolean => status <= 2;
