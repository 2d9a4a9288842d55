import type { Envelope } from '#contract/row.ts';
import type { Fen } from '#domain/money.ts';
import { yuanOf } from '#domain/money.ts';
import { tidyName } from '#domain/passenger/names/names.ts';
import type { Facts, PolicyVerdict } from '#domain/policy/facts.ts';
import { compareVerdicts } from '#domain/policy/judge/joint.ts';
import { judge } from '#domain/policy/judge/judge.ts';
import { dayAt } from '#domain/china-time.ts';
import { bookedProducts } from '#domain/company/preferences.ts';
import { badInput, memberOf, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import type { JudgedTrip } from '../judged/keep-facts.ts';
import { readColleagues, substituted } from '../substitutes/substitution.ts';
import { chosenTravellers } from './chosen-travellers.ts';
import { peopleWithStandards } from './standard-for.ts';
import type { AppliedStandard } from './standard-for.ts';

type Bare<F> = F extends Facts ? Omit<F, 'level'> : never;
/** Facts of an offer: the traveller is known later. */
export type BareFacts = Bare<Facts>;

/** The verdict of an employee's standard on an offer. */
export const judgeBy = ({ content, person, flags }: AppliedStandard, facts: BareFacts): PolicyVerdict =>
  judge({ ...facts, level: person.level } as Facts, content, flags);

export const verdictView = ({ state, overBy, message }: PolicyVerdict) => ({
  verdict: state,
  overBy: yuanOf(overBy),
  reason: message,
});

/** The parts of an order that a company's rules are about. */
interface Booked {
  passengers: readonly { passengerId?: string | undefined; name: string; path: string }[];
  costCenter?: string | undefined;
  overReason?: string | undefined;
}

/** An offer as its hold has it. */
export interface HeldOffer {
  travelType: 'private' | 'business';
  costCenters: readonly string[];
  /** Version of the standard by which the buyer's price was split; null: none. */
  standardVersionId: number | null;
  /** Each is judged; of several rides or flights the worst verdict counts. */
  facts: readonly BareFacts[];
}

export interface Standing {
  verdict: 'in' | 'over' | 'none';
  /** The standard that counts for the order. */
  standard: AppliedStandard | null;
  /** Of each of the facts, in their order; of one traveller. */
  each: readonly { isOver: boolean; overBy: Fen }[];
  /** All whose standards were asked, with the facts that they were asked about. */
  trips: readonly JudgedTrip[];
}

const noStanding: Standing = { verdict: 'none', standard: null, each: [], trips: [] };

interface Judged {
  standard: AppliedStandard;
  verdict: PolicyVerdict;
  each: Standing['each'];
}

function judgeAll(standard: AppliedStandard, facts: readonly BareFacts[]): Judged[] {
  const all = facts.map((one) => judgeBy(standard, one));
  const [verdict] = all.toSorted((a, b) => compareVerdicts(b, a));
  const each = all.map(({ state, overBy }) => ({ isOver: state !== 'ok', overBy }));
  return verdict ? [{ standard, verdict, each }] : [];
}

/** Of several travellers the lightest verdict counts for all where all their standards say so (就高), else the heaviest. */
function countingOf(judged: readonly Judged[]): Judged | undefined {
  const sign = judged.every(({ standard }) => standard.content.together === 'higher') ? 1 : -1;
  return judged.toSorted((a, b) => sign * compareVerdicts(a.verdict, b.verdict))[0];
}

/** Whose standards count: those of buyer and travellers, or for a substitute those that the rules of the company set. */
async function countedStandards(
  call: Call,
  product: BareFacts['product'] | undefined,
  travelling: readonly number[],
  employeeIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { creditMemberId, creditEmployeeId: own } = memberOf(call);
  const booked = bookedProducts.find((one) => one === product);
  const others = employeeIds.filter((id) => id !== own);
  if (own <= 0 || !booked || !others.length) return new Set(employeeIds);
  const travellers = await readColleagues(call.db, creditMemberId, others);
  const found = await substituted(call.db, call, { product: booked, travellers });
  // Without a rule the order is refused for that reason.
  if ('refusal' in found) return new Set(employeeIds);
  return new Set([
    ...travelling.filter((id) => id === own),
    ...found.all.map(({ traveller, rule }) => (rule.standardOf === 'booker' ? own : traveller.employeeId)),
  ]);
}

/**
 * Business travel against the standards of the buyer and of all travellers who are employees of the company: refused,
 * sent back for a reason, or noted. `thing` names the offer; `expired`: the price is to be verified again.
 */
export async function checkStandard(
  { passengers, costCenter, overReason }: Booked,
  { travelType, costCenters, standardVersionId, facts }: HeldOffer,
  call: Call,
  { thing, expired }: { thing: string; expired(message: string): Envelope<never> },
): Promise<{ refusal: Envelope<never> } | Standing> {
  const wrong = (field: string, message: string) => ({ refusal: badInput(field, message) });
  if (travelType !== 'business') return noStanding;
  if (costCenter && !costCenters.includes(costCenter)) return wrong('costCenter', '成本中心不存在，请重新选择');
  const chosen = passengers.flatMap(({ passengerId: id, name, path }) =>
    id ? [{ id, name: tidyName(name, 'either'), path }] : [],
  );
  const { people, wrong: field } = await chosenTravellers(chosen, call);
  if (field) return wrong(field, '所选人员不在常旅客中或已改名，请重新选择或直接填写姓名');
  const { creditMemberId: companyId, creditEmployeeId: own } = memberOf(call);
  const employeeIds = [...new Set([own, ...people.map(({ employee_id }) => employee_id ?? 0)])].filter(Boolean);
  const asked = { companyId, employeeIds, day: dayAt(call.now()) };
  const { people: judged, standards } = await peopleWithStandards(call.db, asked);
  const buyers = standards.get(own);
  // The price was split by the standard of then: an order is never made from a verdict that no longer holds.
  if ((buyers?.id ?? null) !== standardVersionId)
    return {
      refusal: expired(
        buyers
          ? `差旅标准已更新（“${buyers.name}”第 ${buyers.version} 版），请按新标准重新核对`
          : '差旅标准已调整，请重新核对',
      ),
    };
  const travelling = people.flatMap(({ employee_id }) => employee_id ?? []);
  const counted = await countedStandards(call, facts[0]?.product, travelling, employeeIds);
  const counting = countingOf(
    [...standards].flatMap(([id, standard]) => (counted.has(id) ? judgeAll(standard, facts) : [])),
  );
  const trips = judged
    .filter(({ employeeId }) => counted.has(employeeId))
    .flatMap(({ employeeId, level, flags }) =>
      facts.map((one, no): JudgedTrip => {
        const versionId = standards.get(employeeId)?.id ?? null;
        return { employeeId, no, facts: { ...one, level } as Facts, flags, versionId };
      }),
    );
  if (!counting) return { ...noStanding, trips };
  const { verdict, standard, each } = counting;
  if (verdict.state === 'ok') return { verdict: 'in', standard, each, trips };
  const whose = standard === buyers ? '' : `${standard.person.name}：`;
  if (verdict.state === 'forbidden')
    return {
      refusal: refuse(403, `超出差旅标准，不可预订：${whose}${verdict.message}`, { kind: 'overStandard' }),
    };
  // An approval decides by the reason, too.
  if ((verdict.effect === 'reason' || verdict.effect === 'approve') && !overReason)
    return wrong('overReason', `所选${thing}超出差旅标准，请填写超标原因。${whose}${verdict.message}`);
  return { verdict: 'over', standard, each, trips };
}
