import type { ReplacedValue } from '#contract/company-people.ts';

const orNone = (value: string): string => value || '无';

/** Words of the effects of a change that is not saved yet. */
export const effectTexts = {
  lead: '保存后',
  names: { travel: '差旅标准', car: '用车标准', approver: '审批人', costCenter: '成本中心' },
  /** `among`: number of employees who are changed; 0: one to be added. */
  change: (name: string, { from, to, people }: ReplacedValue, among: number) =>
    among ? `${name}：${orNone(from)} → ${orNone(to)}${among > 1 ? `（${people} 人）` : ''}` : `${name}：${orNone(to)}`,
  orphan: (what: string, { before, after }: { before: number; after: number }, among: number) =>
    among > 1
      ? before === after
        ? `${what} ${after} 人，不变`
        : `${what}：${before} 人 → ${after} 人`
      : !after
        ? `不再${what}`
        : before
          ? `仍然${what}`
          : `${what}，预订前需要处理`,
  same: '适用的标准、审批人与成本中心不变',
};
