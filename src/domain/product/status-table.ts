/** Kinds of dots that ui/Dot knows; "" is the grey one. */
type DotKind = 'ok' | 'warn' | 'bad' | 'brand' | 'act' | '';

export interface StatusLook {
  label: string;
  dot: DotKind;
}

/** A business order whose seats or rooms are held until the company has decided on it; the same code for every product. */
export const awaitsApproval = 12;

/** An order whose seats the supplier is taking: it can be given up, and not be paid yet. */
export const awaitsSeats = 14;

/** Nothing is paid yet, and the order can still be paid or approved, now or once it has its seats. */
export const isUnpaid = (status: number): boolean => [0, awaitsApproval, awaitsSeats].includes(status);

/** Every order is in exactly one group: unpaid, without its seats yet, under approval, with the supplier, in a waitlist, trip to come, refund or change under way, over. */
export const statusGroups = [
  'unpaid',
  'seating',
  'approval',
  'ticketing',
  'waiting',
  'travel',
  'after',
  'done',
] as const;
type StatusGroup = (typeof statusGroups)[number];
/** A product without a waitlist, or whose seats are held at once, has no such group; the group of orders under approval has the name of their state. */
export type ByGroup<Value> = Record<Exclude<StatusGroup, 'approval' | 'waiting' | 'seating'>, Value> & {
  seating?: Value;
  approval?: Value;
  waiting?: Value;
};

interface StatusRows<Looks, Code extends number> {
  looks: Looks;
  /** After the last arrival, or the stay: the status stays that of the tickets, the look does not. */
  over: StatusLook;
  /** Allowed changes; all others are refused, so an order that is over never comes back. */
  transitions: Readonly<Record<Code, readonly Code[]>>;
  /** `travel`: of these, an order whose trip is over is done. */
  groups: Readonly<ByGroup<readonly Code[]>>;
  /** On its way by itself: a list that shows one of these asks again. */
  moving: readonly Code[];
}

/** The states of one product's orders. Every reader takes any code: one that the table does not have stays visible, moves nowhere and is done. */
export function statusTable<const Looks extends Readonly<Record<number, StatusLook>>>({
  looks,
  over,
  transitions,
  groups,
  moving,
}: StatusRows<Looks, keyof Looks & number>) {
  type Code = keyof Looks & number;
  const has = (code: number): code is Code => Object.hasOwn(looks, code);
  const isAmong = (codes: readonly number[], code: number): boolean => codes.includes(code);
  return {
    codes: Object.keys(looks).map(Number) as Code[],
    transitions,
    groups,
    over,
    has,
    /** Label and dot: a code without a stated meaning is 状态 N in grey. */
    look: (code: number): StatusLook => looks[code] ?? { label: `状态 ${code}`, dot: '' },
    mayBecome: (from: number, to: number): boolean => isAmong(transitions[from as Code] ?? [], to),
    /** Nothing follows. */
    isFinal: (code: number): boolean => transitions[code as Code]?.length === 0,
    isMoving: (code: number): boolean => isAmong(moving, code),
    /** `isOver`: the last flight has landed, the stay has ended. */
    groupOf(code: number, isOver: boolean): StatusGroup {
      const found = statusGroups.find((group) => groups[group] && isAmong(groups[group], code)) ?? 'done';
      return found === 'travel' && isOver ? 'done' : found;
    },
  };
}

/** The table of any product. */
export interface StatusTable {
  codes: readonly number[];
  transitions: Readonly<Record<number, readonly number[]>>;
  groups: Readonly<ByGroup<readonly number[]>>;
  over: StatusLook;
  look(code: number): StatusLook;
  mayBecome(from: number, to: number): boolean;
  isFinal(code: number): boolean;
  isMoving(code: number): boolean;
  groupOf(code: number, isOver: boolean): StatusGroup;
}
