import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { areFree } from '../seats/section-mask.ts';
import type { SectionMask } from '../seats/section-mask.ts';

/** A train, class and way that a waiting order would take. */
export interface WaitingWish {
  trainDay: number;
  seatClass: SeatClass;
  sections: SectionMask;
}

/** An order that waits for seats: it takes the first of its wishes that can be met for all of its passengers. */
export interface WaitingOrder {
  orderId: string;
  /** Orders are served by it: the moment of the deposit, then the number. */
  place: number;
  passengers: number;
  wishes: readonly WaitingWish[];
}

/** A seat that came back, with what is still taken of it. */
interface ReturnedSeat {
  trainDay: number;
  seatClass: SeatClass;
  seat: number;
  taken: SectionMask;
  /** Sections that are free again: a wish that needs none of them was as possible before. */
  freed: SectionMask;
}

export interface Served {
  orderId: string;
  wish: WaitingWish;
  seats: readonly number[];
}

const keyOf = ({ trainDay, seatClass }: Pick<WaitingWish, 'trainDay' | 'seatClass'>): string =>
  `${trainDay} ${seatClass}`;

interface Waitlist {
  readonly size: number;
  add(order: WaitingOrder): void;
  /** The order was served, released, or given up by its member. False: it does not wait. */
  remove(orderId: string): boolean;
  /**
   * The first order in the line that the returned seat serves, with its seats; it waits no more. `others`: seats of
   * the class that are free for a way, beside the returned one, for parties of several. Undefined: the seat goes on sale.
   */
  serve(
    returned: ReturnedSeat,
    others: (sections: SectionMask, count: number) => readonly number[],
  ): Served | undefined;
}

/** Waiting orders by train-day and class, each line by place: a returned seat looks at one line. */
export function waitlistOf(orders: Iterable<WaitingOrder>): Waitlist {
  const waiting = new Map<string, WaitingOrder>();
  const lines = new Map<string, { order: WaitingOrder; wish: WaitingWish }[]>();

  function join(order: WaitingOrder): void {
    waiting.set(order.orderId, order);
    for (const wish of order.wishes) {
      const line = lines.get(keyOf(wish)) ?? [];
      lines.set(keyOf(wish), line);
      let at = line.length;
      while (at > 0 && (line[at - 1]?.order.place ?? 0) > order.place) at -= 1;
      line.splice(at, 0, { order, wish });
    }
  }

  function leave(orderId: string): boolean {
    const order = waiting.get(orderId);
    if (!order) return false;
    waiting.delete(orderId);
    for (const key of new Set(order.wishes.map(keyOf)))
      lines.set(
        key,
        (lines.get(key) ?? []).filter((one) => one.order !== order),
      );
    return true;
  }

  for (const order of orders) join(order);
  return {
    get size() {
      return waiting.size;
    },
    add: join,
    remove: leave,
    serve(returned, others) {
      for (const { order, wish } of lines.get(keyOf(returned)) ?? []) {
        if (!(wish.sections & returned.freed) || !areFree(returned.taken, wish.sections)) continue;
        const more = order.passengers > 1 ? others(wish.sections, order.passengers - 1) : [];
        if (more.length < order.passengers - 1) continue;
        leave(order.orderId);
        return { orderId: order.orderId, wish, seats: [returned.seat, ...more] };
      }
      return undefined;
    },
  };
}
