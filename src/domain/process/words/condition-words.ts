import { policyProductNames } from '../../policy/schema.ts';
import { showFen } from '../../money.ts';
import { caseFields } from '../names.ts';
import { isNumberWhen } from '../schema.ts';
import type { CaseCondition, CaseChoiceField, ChoiceWhen, NumberWhen } from '../schema.ts';
import type { ProcessNames } from './process-names.ts';

function codeName(field: CaseChoiceField, code: string, names: ProcessNames): string {
  switch (field) {
    case 'product':
      return policyProductNames[code as keyof typeof policyProductNames] ?? code;
    case 'level':
      return code === '0' ? '未定级' : names.level(code);
    case 'department':
      return names.department(Number(code));
    case 'costCenter':
      return names.costCenter(code);
    default: {
      const row = caseFields[field];
      const choices = row.type === 'choice' && typeof row.choices !== 'string' ? row.choices : [];
      return choices.find((choice) => choice.code === code)?.name ?? code;
    }
  }
}

const lists: Partial<Record<CaseChoiceField, readonly [is: string, not: string]>> = {
  product: ['含', '不含'],
  level: ['申请人等级为 ', '申请人等级不是 '],
  department: ['申请人属于', '申请人不属于'],
  costCenter: ['成本中心为', '成本中心不是'],
};

function choiceWords({ field, op, value }: ChoiceWhen, names: ProcessNames): string {
  const row = caseFields[field];
  if (!value.length) return `${row.label}（未选）`;
  const around = lists[field];
  if (around) return `${around[op === 'in' ? 0 : 1]}${value.map((code) => codeName(field, code, names)).join('、')}`;
  // Two codes: one is the opposite of the other.
  const codes = row.type === 'choice' && typeof row.choices !== 'string' ? row.choices.map(({ code }) => code) : [];
  const meant = codes.filter((code) => value.includes(code) === (op === 'in'));
  if (meant.length === codes.length) return `${row.label}不限`;
  return meant.map((code) => codeName(field, code, names)).join('、') || `${row.label}（无）`;
}

const numbers: Readonly<Record<NumberWhen['field'], string>> = {
  total: '总额',
  overBy: '超标金额',
  days: '出差',
  advance: '提前',
  travellers: '出行人数',
};

function numberWords({ field, op, value }: NumberWhen): string {
  const row = caseFields[field];
  const isMoney = row.type === 'number' && row.per === 100;
  const unit = row.type === 'number' ? row.unit : '';
  const words = isMoney ? ` ¥${showFen(value)} ` : ` ${value} ${unit}`;
  const isLeast = op === 'atLeast';
  if (isMoney || field === 'travellers')
    return `${numbers[field]}${isLeast ? `不低于${words}` : `低于${words}`}`.trimEnd();
  return isLeast ? `${numbers[field]}${words}及以上` : `${numbers[field]}不足${words}`;
}

/** A condition as a part of a sentence: 总额不低于 ¥3,000. */
export const conditionWords = (condition: CaseCondition, names: ProcessNames): string =>
  isNumberWhen(condition) ? numberWords(condition) : choiceWords(condition, names);

/** All conditions of an arm: 超标，且总额不低于 ¥3,000. */
export const conditionsInWords = (when: readonly CaseCondition[], names: ProcessNames): string =>
  when.map((condition) => conditionWords(condition, names)).join('，且') || '任何情况';
