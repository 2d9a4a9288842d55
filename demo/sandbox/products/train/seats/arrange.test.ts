import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../ground/chance.ts';
import { arrangeSeats, arrangementText } from './arrange.ts';
import { formationOf, seatName } from './formation.ts';
import { seatsLeft } from './free-seats.ts';
import type { TrainDay } from './free-seats.ts';

/** A train of which these seats are taken for the whole way. */
function trainWith(kind: 'G' | 'K' | 'Z', isTaken: (seat: number) => boolean): TrainDay {
  const formation = formationOf(kind, `${kind}1`);
  const taken = Int32Array.from({ length: formation.seats }, (_, seat) => (isTaken(seat) ? 0xff : 0));
  return { key: 1, sections: 8, formation, taken };
}
const way = (count: number) => ({ from: 0, to: 8, count });
const namesOf = ({ formation }: TrainDay, seats: readonly number[]) => seats.map((seat) => seatName(formation, seat));

describe('a party', () => {
  it('sits in one row where a row has enough, else in the fewest rows of a coach', () => {
    const day = trainWith('G', () => false);
    const five = arrangeSeats(day, 'second', way(5));
    expect(new Set(namesOf(day, five).map((name) => name.slice(0, 6))).size).toBe(1);
    expect(arrangementText(day.formation, 'second', five)).toBe('5 人同一排相邻');
    // One seat of each row is left, but for two rows of coach 3.
    const coach = day.formation.blocks.find((block) => block.coach === 3);
    const first = coach?.firstSeat ?? 0;
    const thin = trainWith('G', (seat) => seat % 5 !== 0 && !(seat >= first + 10 && seat < first + 20));
    const four = arrangeSeats(thin, 'second', way(4));
    expect(four.every((seat) => seat >= first + 10 && seat < first + 20)).toBe(true);
  });

  it('is never spread over more rows of a coach than the best choice of all seats', () => {
    const dice = diceOf('parties');
    for (let n = 0; n < 60; n += 1) {
      const share = 0.6 + 0.35 * dice();
      const day = trainWith('G', () => dice() < share);
      const { firstSeat = 0, seats = 0 } = day.formation.blocks.find(({ coach }) => coach === 2) ?? {};
      const inCoach = {
        ...day,
        formation: { ...day.formation, blocks: day.formation.blocks.filter(({ coach }) => coach === 2) },
      };
      const free = Array.from({ length: seats }, (_, at) => firstSeat + at).filter((seat) => !day.taken[seat]);
      if (free.length < 3) continue;
      const rowOf = (seat: number): number => Math.floor((seat - firstSeat) / 5);
      let best = Infinity;
      for (let a = 0; a < free.length; a += 1)
        for (let b = a + 1; b < free.length; b += 1)
          for (let c = b + 1; c < free.length; c += 1) best = Math.min(best, rowOf(free[c] ?? 0) - rowOf(free[a] ?? 0));
      const chosen = arrangeSeats(inCoach, 'second', way(3));
      const rows = chosen.map(rowOf);
      expect(Math.max(...rows) - Math.min(...rows)).toBe(best);
    }
  });

  it('over several coaches is told so; one passenger needs no words', () => {
    const day = trainWith('G', (seat) => seat % 85 !== 40);
    const two = arrangeSeats(day, 'second', way(2));
    expect(arrangementText(day.formation, 'second', two)).toBe('2 人分在 2 节车厢');
    expect(arrangementText(day.formation, 'second', two.slice(0, 1))).toBe('');
  });
});

describe('a wish', () => {
  it('for letters of two rows is met in the order of the passengers', () => {
    const day = trainWith('G', (seat) => seat % 7 === 0);
    const seats = arrangeSeats(day, 'second', way(3), { letters: ['1A', '1C', '2F'] });
    const names = namesOf(day, seats);
    expect(names.map((name) => name.slice(-2))).toEqual(['A号', 'C号', 'F号']);
    const row = Number(names[0]?.slice(4, 6));
    expect(names.map((name) => Number(name.slice(4, 6)))).toEqual([row, row, row + 1]);
  });

  it('that cannot be met gives other seats, never fewer', () => {
    const day = trainWith('G', (seat) => seat % 5 === 2);
    const seats = arrangeSeats(day, 'second', way(2), { letters: ['1A', '1A'] });
    expect(new Set(seats).size).toBe(2);
    const none = trainWith('G', (seat) => seat > 200);
    expect(arrangeSeats(none, 'second', way(5), { letters: ['1F'] })).toHaveLength(5);
  });

  it('for berths is met in one compartment where there is one', () => {
    const day = trainWith('K', () => false);
    const seats = arrangeSeats(day, 'hardSleeper', way(3), { berths: { lower: 2, middle: 1, upper: 0 } });
    const names = namesOf(day, seats);
    expect(names.filter((name) => name.endsWith('下铺'))).toHaveLength(2);
    expect(names.filter((name) => name.endsWith('中铺'))).toHaveLength(1);
    expect(arrangementText(day.formation, 'hardSleeper', seats)).toBe('3 人同一隔间');
  });

  it('gives no seat that is taken, and as many as are left', () => {
    const dice = diceOf('wishes');
    for (let n = 0; n < 50; n += 1) {
      const day = trainWith('Z', () => dice() < 0.9);
      const count = 1 + Math.floor(dice() * 5);
      const seats = arrangeSeats(day, 'softSleeper', way(count), { berths: { lower: count, middle: 0, upper: 0 } });
      expect(seats.every((seat) => !day.taken[seat])).toBe(true);
      expect(new Set(seats).size).toBe(Math.min(count, seatsLeft(day, 0, 8).softSleeper ?? 0));
    }
  });
});
