import { isNumberWhen } from './schema.ts';
import type { BranchArm, BranchNode, CaseChoiceField, CaseCondition, CaseFacts, PlainArm } from './schema.ts';

const flag = (value: boolean): string[] => [value ? '1' : '0'];

/** Codes of a case for a field: a case has several products and departments. */
function codesOf(field: CaseChoiceField, facts: CaseFacts): readonly string[] {
  switch (field) {
    case 'product':
      return facts.products;
    case 'verdict':
      return [facts.verdict];
    case 'abroad':
      return flag(facts.abroad);
    case 'level':
      return [facts.level];
    case 'department':
      return facts.departments.map(String);
    case 'costCenter':
      return [facts.costCenter];
    case 'external':
      return flag(facts.external);
    case 'overBudget':
      return flag(facts.overBudget);
  }
}

/** `in`: one of the case's codes is named; `notIn`: none is. */
function holds(condition: CaseCondition, facts: CaseFacts): boolean {
  if (isNumberWhen(condition)) {
    const number = facts[condition.field];
    return condition.op === 'atLeast' ? number >= condition.value : number < condition.value;
  }
  const isNamed = codesOf(condition.field, facts).some((code) => condition.value.includes(code));
  return isNamed === (condition.op === 'in');
}

export const holdsAll = (when: readonly CaseCondition[], facts: CaseFacts): boolean =>
  when.every((condition) => holds(condition, facts));

/** The arm that a case takes. */
export const armOf = ({ arms, otherwise }: BranchNode, facts: CaseFacts): BranchArm | PlainArm =>
  arms.find(({ when }) => holdsAll(when, facts)) ?? otherwise;
