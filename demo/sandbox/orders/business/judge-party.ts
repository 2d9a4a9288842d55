import { bookedProducts } from '#domain/company/preferences.ts';
import { dayAt } from '#domain/china-time.ts';
import type { Facts, PolicyVerdict } from '#domain/policy/facts.ts';
import { countingOf, isHigher } from '#domain/policy/judge/joint.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import type { JudgedTrip } from '../judged/keep-facts.ts';
import { readColleagues, substituted } from '../substitutes/substitution.ts';
import { chosenTravellers, matesOf } from './chosen-travellers.ts';
import type { PartyMember } from './chosen-travellers.ts';
import { jointOf, judgeBy, offerJudged, withMate } from './judge-by.ts';
import type { BareFacts, OfferJudged } from './judge-by.ts';
import { peopleWithStandards } from './standard-for.ts';
import type { AppliedStandard, JudgedPerson } from './standard-for.ts';

/** An employee whose standard counts for the order. */
export interface JudgedMember {
  person: JudgedPerson;
  /** Number in the list of travellers; "": the booker, who does not travel. */
  passengerId: string;
  standard: AppliedStandard | null;
  /** Of each of the facts, in their order. */
  each: readonly PolicyVerdict[];
  /** The worst of them; absent without a standard. */
  verdict?: PolicyVerdict | undefined;
}

interface JudgedParty {
  /** Field of a traveller who is not in the list. */
  wrong?: string | undefined;
  /** As the offer has to be judged for this order; absent with a wrong traveller. */
  asOffer?: OfferJudged;
  members: readonly JudgedMember[];
  /** The member whose verdict is that of the order. */
  counting?: (JudgedMember & { standard: AppliedStandard; verdict: PolicyVerdict }) | undefined;
  trips: readonly JudgedTrip[];
}

/** Standards that count: those of buyer and travellers, or for a substitute those that the rules of the company set. */
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

const hasVerdict = (member: JudgedMember): member is NonNullable<JudgedParty['counting']> =>
  member.standard !== null && member.verdict !== undefined;

/** The buyer and all travellers who are employees of the company, each with the verdict of their own standard. */
export async function judgeParty(
  call: Call,
  facts: readonly BareFacts[],
  chosen: readonly PartyMember[],
): Promise<JudgedParty> {
  const { people, wrong } = await chosenTravellers(chosen, call);
  if (wrong) return { wrong, members: [], trips: [] };
  const { creditMemberId: companyId, creditEmployeeId: own } = memberOf(call);
  const employeeIds = [...new Set([own, ...people.map(({ employee_id }) => employee_id ?? 0)])].filter(Boolean);
  const asked = { companyId, employeeIds, day: dayAt(call.now()) };
  const { people: all, standards } = await peopleWithStandards(call.db, asked);
  const travelling = people.flatMap(({ employee_id }) => employee_id ?? []);
  const counted = await countedStandards(call, facts[0]?.product, travelling, employeeIds);
  const mateOf = matesOf(chosen, people, all);
  const members = all
    .filter(({ employeeId }) => counted.has(employeeId))
    .map((person): JudgedMember & { facts: readonly BareFacts[] } => {
      const mate = mateOf(person.employeeId);
      const shown = facts.map((one) => withMate(one, mate));
      const standard = standards.get(person.employeeId) ?? null;
      const each = standard ? shown.map((one) => judgeBy(standard, one)) : [];
      const verdict = countingOf(
        each.map((one) => ({ verdict: one })),
        false,
      )?.verdict;
      const passengerId = people.find(({ employee_id }) => employee_id === person.employeeId)?.id ?? '';
      return { person, passengerId, standard, each, verdict, facts: shown };
    });
  const trips = members.flatMap(({ person: { employeeId, level, flags }, standard, facts: shown }) =>
    shown.map((one, no): JudgedTrip => ({
      employeeId,
      no,
      facts: { ...one, level } as Facts,
      flags,
      versionId: standard?.id ?? null,
    })),
  );
  const judged = members.flatMap((one) => (hasVerdict(one) ? [one] : []));
  const counting = countingOf(judged, isHigher(judged.map(({ standard }) => standard)));
  const joint = jointOf(
    judged.map(({ person, standard }) => ({ name: person.name, standard, mate: mateOf(person.employeeId) })),
  );
  return { asOffer: offerJudged(joint, facts), members, counting, trips };
}
