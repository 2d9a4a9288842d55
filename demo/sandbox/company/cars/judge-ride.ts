import type { Day } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';
import type { CarFacts } from '#domain/policy/facts.ts';
import { judge } from '#domain/policy/judge/judge.ts';
import { winnersOf } from '#domain/policy/judge/winners.ts';
import type { Tx } from '../../ground/call.ts';
import { standardFor } from '../../orders/business/standard-for.ts';
import { usedRides } from './used-rides.ts';

export interface JudgedRide {
  verdict: 'in' | 'over' | 'none';
  isForbidden: boolean;
  effect: string;
  overBy: Fen;
  companyPays: Fen;
  message: string;
  rules: string[];
  versionId: number | null;
}

/** No standard: the company pays the ride as it is. */
const free = (amount: Fen): JudgedRide => ({
  verdict: 'none',
  isForbidden: false,
  effect: '',
  overBy: 0,
  companyPays: amount,
  message: '',
  rules: [],
  versionId: null,
});

/**
 * The verdict of the employee's standard of that day on a ride, with what his rides before it have used. An excess that
 * is only recorded or hinted at is paid by the company, but never above what a day or a month has left.
 */
export async function judgeRide(
  tx: Tx,
  { companyId, employeeId }: { companyId: number; employeeId: number },
  ride: Omit<CarFacts, 'product' | 'level' | 'used'> & { day: Day },
): Promise<JudgedRide> {
  const standard = await standardFor(tx, { companyId, employeeId, day: ride.day, kind: 'car' });
  if (!standard) return free(ride.price);
  const used = await usedRides(tx, { companyId, employeeId, day: ride.day, scene: ride.scene });
  const facts: CarFacts = { ...ride, product: 'car', level: standard.person.level, used };
  const {
    state,
    effect,
    overBy,
    companyPays = ride.price,
    message,
    rules,
  } = judge(facts, standard.content, standard.flags);
  const { perDay, perMonth } = winnersOf(facts, standard.content);
  const most = Math.min(
    ride.price,
    perDay ? Math.max(0, perDay.limit.fen - used.day) : ride.price,
    perMonth ? Math.max(0, perMonth.limit.fen - used.month) : ride.price,
  );
  return {
    verdict: state === 'ok' ? 'in' : 'over',
    isForbidden: state === 'forbidden',
    effect: effect ?? '',
    overBy,
    companyPays: effect === 'record' || effect === 'hint' ? most : companyPays,
    message,
    rules: [...rules],
    versionId: standard.id,
  };
}
