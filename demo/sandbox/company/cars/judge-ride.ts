import type { Day } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';
import { freeFlags } from '#domain/policy/facts.ts';
import type { CarFacts, OverFlags } from '#domain/policy/facts.ts';
import { judge } from '#domain/policy/judge/judge.ts';
import { paidOfRide } from '#domain/policy/judge/paid-of-ride.ts';
import type { Tx } from '../../ground/call.ts';
import { peopleWithStandards } from '../../orders/business/standard-for.ts';
import { usedRides } from './used-rides.ts';

interface JudgedRide {
  verdict: 'in' | 'over' | 'none';
  isForbidden: boolean;
  effect: string;
  overBy: Fen;
  companyPays: Fen;
  message: string;
  rules: string[];
  versionId: number | null;
  /** As the standard was asked about them; absent: the rider is no employee of the company. */
  facts?: CarFacts;
  flags: OverFlags;
}

/** No standard: the company pays the ride as it is. */
const free = (amount: Fen): Omit<JudgedRide, 'flags' | 'facts'> => ({
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
 * The verdict of the employee's standard of that day on a ride, with what the rides before it have used. An excess that
 * is only recorded or hinted at is paid by the company, but never above what a day or a month has left.
 */
export async function judgeRide(
  tx: Tx,
  { companyId, employeeId }: { companyId: number; employeeId: number },
  ride: Omit<CarFacts, 'product' | 'level' | 'used'> & { day: Day },
): Promise<JudgedRide> {
  const { people, standards } = await peopleWithStandards(tx, {
    companyId,
    employeeIds: [employeeId],
    day: ride.day,
    kind: 'car',
  });
  const [person] = people;
  if (!person) return { ...free(ride.price), flags: freeFlags };
  const { flags } = person;
  const standard = standards.get(employeeId);
  const used = await usedRides(tx, { companyId, employeeId, day: ride.day, scene: ride.scene });
  const facts: CarFacts = { ...ride, product: 'car', level: person.level, used };
  if (!standard) return { ...free(ride.price), facts, flags };
  const verdict = judge(facts, standard.content, flags);
  const { state, effect, overBy, message, rules } = verdict;
  return {
    verdict: state === 'ok' ? 'in' : 'over',
    isForbidden: state === 'forbidden',
    effect: effect ?? '',
    overBy,
    companyPays: paidOfRide(facts, standard.content, verdict),
    message,
    rules: [...rules],
    versionId: standard.id,
    facts,
    flags,
  };
}
