import { dayAt } from '#domain/china-time.ts';
import type { BookedProduct } from '#domain/company/preferences.ts';
import { ruleFor } from '#domain/company/substitutes.ts';
import type { Call } from '../../ground/call.ts';
import { readColleagues, rulesOf } from '../substitutes/substitution.ts';
import { standardsFor } from './standard-for.ts';
import type { AppliedStandard } from './standard-for.ts';

/** Travellers of a search beside the member; absent or empty: the member alone. */
type ForWhom = readonly number[] | undefined;

/**
 * The standard of a search for colleagues: each is judged by their own, or by the booker's where the rule of the
 * substitute says so. Colleagues for whom the member may not book are left out: their standards are confidential.
 */
export async function partyStandard(
  call: Pick<Call, 'db' | 'member' | 'now'>,
  product: BookedProduct,
  forWhom: ForWhom,
): Promise<AppliedStandard | undefined> {
  if (!forWhom?.length || !call.member || call.member.creditMemberId <= 0) return undefined;
  const { creditMemberId: companyId, creditEmployeeId: own, memberId } = call.member;
  const day = dayAt(call.now());
  const colleagues = await readColleagues(call.db, companyId, forWhom);
  const rules = own > 0 ? await rulesOf(call.db, { companyId, employeeId: own }) : [];
  const party = colleagues.flatMap((one) => {
    if (own <= 0 || one.memberId === memberId) return [{ name: one.name, by: one.employeeId }];
    const found = ruleFor(rules, one, product, day);
    if ('refusal' in found) return [];
    return [{ name: one.name, by: found.rule.standardOf === 'booker' ? own : one.employeeId }];
  });
  // The caller alone: their own standard, as without a choice.
  if (party.length === 1 && party[0]?.by === own && colleagues.length === 1 && colleagues[0]?.memberId === memberId)
    return undefined;
  const standards = await standardsFor(call.db, {
    companyId,
    employeeIds: [...new Set(party.map(({ by }) => by))],
    day,
  });
  const members = party.flatMap(({ name, by }) => {
    const standard = standards.get(by);
    return standard ? [{ name, standard }] : [];
  });
  const [first] = members;
  return first && { ...first.standard, party: members };
}
