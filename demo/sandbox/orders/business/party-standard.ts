import { dayAt } from '#domain/china-time.ts';
import type { BookedProduct } from '#domain/company/preferences.ts';
import { ruleFor } from '#domain/company/substitutes.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { readColleagues, rulesOf } from '../substitutes/substitution.ts';
import { chosenTravellers, matesOf } from './chosen-travellers.ts';
import { jointOf } from './judge-by.ts';
import { peopleWithStandards } from './standard-for.ts';
import type { AppliedStandard } from './standard-for.ts';

/** Chosen from the list of travellers; guests of one room have its number. */
export interface ForTraveller {
  passengerId: string;
  room?: number | undefined;
}

/** Those whom an offer is for beside the member; absent or empty: the member alone. */
export interface ForWhom {
  product: BookedProduct;
  employeeIds?: readonly number[] | undefined;
  /** Instead of employees, where the travellers are chosen. */
  travellers?: readonly ForTraveller[] | undefined;
}

/**
 * The standard of offers for colleagues: each is judged by their own, or by the booker's where the rule of the
 * substitute says so. Colleagues for whom the member may not book are left out: their standards are confidential.
 * Undefined: the member's own counts; null: none does.
 */
export async function partyStandard(
  call: Call,
  { product, employeeIds, travellers = [] }: ForWhom,
): Promise<AppliedStandard | null | undefined> {
  if (!call.member || call.member.creditMemberId <= 0) return undefined;
  const chosen = travellers.map(({ passengerId: id, room }) => ({ id, name: '', path: '', room }));
  const { people } = await chosenTravellers(chosen, call);
  const forWhom = employeeIds ?? people.flatMap(({ employee_id }) => employee_id ?? []);
  if (!forWhom.length) return undefined;
  const { creditMemberId: companyId, creditEmployeeId: own, memberId } = memberOf(call);
  const day = dayAt(call.now());
  const colleagues = await readColleagues(call.db, companyId, forWhom);
  const rules = own > 0 ? await rulesOf(call.db, { companyId, employeeId: own }) : [];
  const party = colleagues.flatMap(({ name, ...one }) => {
    if (own <= 0 || one.memberId === memberId) return [{ name, by: one.employeeId }];
    const found = ruleFor(rules, { name, ...one }, product, day);
    if ('refusal' in found) return [];
    return [{ name, by: found.rule.standardOf === 'booker' ? own : one.employeeId }];
  });
  // The caller alone: their own standard, as without a choice.
  const isOwn = party.every(({ by }) => by === own) && colleagues.every((one) => one.memberId === memberId);
  if (!party.length || isOwn) return undefined;
  const asked = [...new Set([...forWhom, ...party.map(({ by }) => by)])];
  const { people: known, standards } = await peopleWithStandards(call.db, { companyId, employeeIds: asked, day });
  const mateOf = matesOf(chosen, people, known);
  const joint = jointOf(
    party.flatMap(({ name, by }) => {
      const standard = standards.get(by);
      return standard ? [{ name, standard, mate: mateOf(by) }] : [];
    }),
  );
  return joint && { ...joint, isUndecided: own <= 0 };
}
