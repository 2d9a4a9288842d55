import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../ground/chance.ts';
import { areFree, sectionsBetween } from '../seats/section-mask.ts';
import { waitlistOf } from './waitlist.ts';
import type { WaitingOrder } from './waitlist.ts';

const none = (): number[] => [];
const wish = (from: number, to: number, trainDay = 1) => ({
  trainDay,
  seatClass: 'second' as const,
  sections: sectionsBetween(from, to),
});
const order = (orderId: string, place: number, wishes = [wish(0, 4)], passengers = 1): WaitingOrder => ({
  orderId,
  place,
  passengers,
  wishes,
});
const seat = (taken: number, freed = sectionsBetween(0, 31)) => ({
  trainDay: 1,
  seatClass: 'second' as const,
  seat: 7,
  taken,
  freed,
});

describe('a returned seat', () => {
  it('serves the first order in the line whose way it is free for, once', () => {
    const line = waitlistOf([order('late', 3), order('long', 1, [wish(0, 6)]), order('first', 2)]);
    const taken = sectionsBetween(4, 6);
    expect(line.serve(seat(taken), none)).toEqual({ orderId: 'first', wish: wish(0, 4), seats: [7] });
    expect(line.serve(seat(taken), none)?.orderId).toBe('late');
    expect(line.serve(seat(taken), none)).toBeUndefined();
    expect(line.size).toBe(1);
    expect(line.serve(seat(0), none)?.orderId).toBe('long');
  });

  it('serves an order with several wishes by one of them, and none of its others afterwards', () => {
    const line = waitlistOf([order('two', 1, [wish(0, 2), wish(0, 2, 9)])]);
    expect(line.serve({ ...seat(0), trainDay: 9 }, none)?.wish.trainDay).toBe(9);
    expect(line.serve(seat(0), none)).toBeUndefined();
  });

  it('serves a party only with seats for all of it', () => {
    const line = waitlistOf([order('three', 1, [wish(0, 4)], 3), order('one', 2)]);
    expect(line.serve(seat(0), (_, count) => [1, 2].slice(0, Math.min(count, 1)))?.orderId).toBe('one');
    expect(line.serve(seat(0), (_, count) => [1, 2].slice(0, count))?.seats).toEqual([7, 1, 2]);
  });

  it('serves nobody who needs none of what came back', () => {
    const line = waitlistOf([order('front', 1, [wish(0, 2)])]);
    expect(line.serve(seat(0, sectionsBetween(3, 5)), none)).toBeUndefined();
  });

  it('does not serve an order that was given up', () => {
    const line = waitlistOf([order('gone', 1)]);
    expect(line.remove('gone')).toBe(true);
    expect(line.remove('gone')).toBe(false);
    expect(line.serve(seat(0), none)).toBeUndefined();
  });

  it('goes to the order that brute force finds, among many with many wishes', () => {
    const dice = diceOf('waiting');
    const upTo = (n: number) => Math.floor(dice() * n);
    const orders = Array.from({ length: 2000 }, (_, n) =>
      order(
        `o${n}`,
        upTo(1e6),
        Array.from({ length: 1 + upTo(4) }, () => {
          const from = upTo(10);
          return wish(from, from + 1 + upTo(10), upTo(20));
        }),
      ),
    );
    const line = waitlistOf(orders);
    const rest = new Set(orders);
    for (let n = 0; n < 500; n += 1) {
      const returned = { ...seat(upTo(2 ** 20), upTo(2 ** 20)), trainDay: upTo(20) };
      const [best] = [...rest]
        .filter(({ wishes }) =>
          wishes.some(
            (one) =>
              one.trainDay === returned.trainDay &&
              (one.sections & returned.freed) !== 0 &&
              areFree(returned.taken, one.sections),
          ),
        )
        .sort((a, b) => a.place - b.place);
      expect(line.serve(returned, none)?.orderId).toBe(best?.orderId);
      if (best) rest.delete(best);
    }
    expect(line.size).toBe(rest.size);
  });
});
