/** Kinds of dots that ui/Dot knows; "" is the grey one. */
export type DotKind = 'ok' | 'warn' | 'bad' | 'brand' | 'act' | '';

export interface StatusLook {
  label: string;
  dot: DotKind;
}

/** Flight order status (specification 2, section 4). The reason of 5 (已取消) and of 8 (出票失败) is in next-step.ts. A new status is one line here and one in `transitions`. */
const looks = {
  0: { label: '待支付', dot: 'act' },
  1: { label: '已支付', dot: 'brand' },
  2: { label: '已出票', dot: 'ok' },
  3: { label: '已改签', dot: 'brand' },
  4: { label: '已退票', dot: '' },
  5: { label: '已取消', dot: '' },
  6: { label: '已退款', dot: '' },
  7: { label: '出票中', dot: 'warn' },
  8: { label: '已拒单', dot: 'bad' },
  9: { label: '退票申请中', dot: 'warn' },
  10: { label: '退票处理中', dot: 'warn' },
  11: { label: '改签申请中', dot: 'warn' },
} as const satisfies Record<number, StatusLook>;

export type FlightStatus = keyof typeof looks;

export const flightStatuses = Object.keys(looks).map(Number) as FlightStatus[];

export const isFlightStatus = (code: number): code is FlightStatus => Object.hasOwn(looks, code);

/** Label and dot of any code: one without a stated meaning stays visible as 状态 N in grey. */
export function statusLook(code: number): StatusLook {
  return isFlightStatus(code) ? looks[code] : { label: `状态 ${code}`, dot: '' };
}

/** The passengers hold tickets. */
export const isTicketed = (status: number): boolean => status === 2 || status === 3;
/** The tickets are on their way back. */
export const isRefunding = (status: number): boolean => status === 9 || status === 10;
/** Paid and on its way to a ticket: the server moves it on by itself. */
export const isTicketing = (status: number): boolean => status === 1 || status === 7;

/** Codes that have a dot in order lists (specification 1, section 3.8): 0 to 15 and 20 to 23. */
export const dotCodes: readonly number[] = [...Array(16).keys(), 20, 21, 22, 23];

/**
 * Allowed changes of status (domain.md, Orders; ours). All others are refused,
 * so an order that is over (5, 6) never comes back.
 */
export const transitions: Readonly<Record<FlightStatus, readonly FlightStatus[]>> = {
  // paid · voided or expired
  0: [1, 5],
  // ticketing · rejected
  1: [7, 8],
  // refund requested · change requested
  2: [9, 11],
  3: [9, 11],
  // money back
  4: [6],
  5: [],
  6: [],
  // ticketed · rejected
  7: [2, 8],
  // refunded money
  8: [6],
  // processing · withdrawn
  9: [10, 2],
  // refunded ticket · refused
  10: [4, 2],
  // changed · refused or withdrawn
  11: [3, 2],
};

/** May an order in `from` become `to`? Unknown codes never may. */
export function mayBecome(from: number, to: number): boolean {
  return isFlightStatus(from) && (transitions[from] as readonly number[]).includes(to);
}

/** The order is over: nothing follows. */
export const isFinal = (code: number): boolean => isFlightStatus(code) && transitions[code].length === 0;

/** The order has seats of its own: a passenger with the same document needs a confirmation to book the same day again. */
export const holdsSeats = (code: number): boolean => isFlightStatus(code) && ![4, 5, 6, 8].includes(code);
