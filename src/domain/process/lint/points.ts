import { policyProducts } from '../../policy/schema.ts';
import { caseFields } from '../names.ts';
import { isNumberWhen } from '../schema.ts';
import type { CaseChoiceField, CaseCondition, CaseFacts, CaseField } from '../schema.ts';

/** Cases that stand for all others: every combination of values that conditions tell apart. */
const mostPoints = 4000;

type Value = CaseFacts[keyof CaseFacts];
const keyOf: Partial<Record<CaseField, keyof CaseFacts>> = { product: 'products', department: 'departments' };

export const anyCase: CaseFacts = {
  kind: 'trip',
  applicant: 0,
  products: ['flight'],
  verdict: 'ok',
  abroad: false,
  level: '0',
  departments: [],
  costCenter: '',
  external: false,
  overBudget: false,
  total: 0,
  overBy: 0,
  days: 1,
  advance: 0,
  travellers: 1,
  chosen: [],
};

/** All sets of some codes; of many codes single ones, pairs and all together. */
function subsetsOf<T>(codes: readonly T[]): T[][] {
  if (codes.length > 5)
    return [[], ...codes.flatMap((one, at) => [[one], ...codes.slice(at + 1).map((two) => [one, two])]), [...codes]];
  return codes.reduce<T[][]>((sets, code) => [...sets, ...sets.map((set) => [...set, code])], [[]]);
}

/** A code that no condition names stands for all others. */
const other = '\u0000';

function choiceValues(field: CaseChoiceField, named: readonly string[]): Value[] {
  switch (field) {
    case 'product': {
      const unnamed = policyProducts.find((product) => !named.includes(product));
      const known = policyProducts.filter((product) => named.includes(product) || product === unnamed);
      return subsetsOf(known).filter((set) => set.length > 0);
    }
    case 'department':
      return subsetsOf(named.map(Number));
    case 'verdict':
      return ['ok', 'over'];
    case 'level':
    case 'costCenter':
      return [...named, other];
    default:
      return [false, true];
  }
}

function numberValues(field: CaseField, limits: readonly number[]): number[] {
  const row = caseFields[field];
  const [least, most] = row.type === 'number' ? [row.least, row.most] : [0, 0];
  const all = [least, ...limits, ...limits.map((limit) => limit - 1)];
  return [...new Set(all)].filter((value) => value >= least && value <= most);
}

function valuesOf(field: CaseField, conditions: readonly CaseCondition[]): Value[] {
  const own = conditions.filter((condition) => condition.field === field);
  const numbers = own.filter(isNumberWhen).map(({ value }) => value);
  if (caseFields[field].type === 'number') return numberValues(field, numbers);
  const codes = own.flatMap((condition) => (isNumberWhen(condition) ? [] : condition.value));
  return choiceValues(field as CaseChoiceField, [...new Set(codes)]);
}

/** Nothing is above the standard without an excess. */
const isPossible = ({ verdict, overBy }: CaseFacts): boolean => verdict === 'over' || overBy === 0;

/** Undefined where there are too many of them to look at. */
export function pointsOf(conditions: readonly CaseCondition[]): CaseFacts[] | undefined {
  const fields = [...new Set(conditions.map(({ field }) => field))];
  // An excess needs the verdict beside it.
  if (fields.includes('overBy') && !fields.includes('verdict')) fields.push('verdict');
  let points: CaseFacts[] = [anyCase];
  for (const field of fields) {
    const values = valuesOf(field, conditions);
    if (points.length * values.length > mostPoints) return undefined;
    const key = keyOf[field] ?? field;
    points = points.flatMap((point) => values.map((value) => ({ ...point, [key]: value })));
  }
  return points.filter(isPossible);
}
