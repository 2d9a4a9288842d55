import type { CaseState } from './case.ts';
import type { ApproverKind, CaseField, OnLate, OnNobody, ProcessKind } from './schema.ts';

export const processKindNames: Readonly<Record<ProcessKind, string>> = {
  trip: '行程审批',
  order: '订单审批',
  change: '改签审批',
  refund: '退票审批',
};
/** One word for a state of a case, in every list and on every page; a person's own answer is 同意. */
export const caseStateNames: Readonly<Record<CaseState, string>> = {
  running: '审批中',
  agreed: '已批准',
  refused: '已驳回',
  withdrawn: '已撤回',
  expired: '已过期',
};
export const approverKindNames: Readonly<Record<ApproverKind, string>> = {
  person: '指定成员',
  role: '角色',
  manager: '直属主管',
  chain: '连续多级主管',
  head: '部门负责人',
  costCenterOwner: '成本中心负责人',
  chosen: '申请人自选',
};
export const onNobodyNames: Readonly<Record<OnNobody, string>> = {
  up: '由上级代为审批',
  admin: '转交企业管理员',
  pass: '自动通过',
};
export const onLateNames: Readonly<Record<OnLate, string>> = {
  remind: '提醒审批人',
  up: '转交上级',
  pass: '自动通过',
  refuse: '自动驳回',
};
/** Modes as the designer lists them; `least` with its number. */
export const modeNames = { all: '会签', any: '或签', inOrder: '依次审批', least: '多人中若干人' } as const;
export type ModeName = keyof typeof modeNames;
export const modeHints: Readonly<Record<ModeName, string>> = {
  all: '全部同意才通过',
  any: '任一人同意即通过',
  inOrder: '按顺序逐个审批',
  least: '达到人数即通过',
};

/** How the value of a condition is typed: codes of a list, or a number in units of `per`. */
type CaseFieldRow =
  | { type: 'choice'; label: string; choices: readonly { code: string; name: string }[] | CaseChoiceSource }
  | { type: 'number'; label: string; unit: string; per: number; least: number; most: number };
/** Lists of the company's own. */
type CaseChoiceSource = 'products' | 'levels' | 'departments' | 'costCenters';

const yesNo = (yes: string, no: string) => [
  { code: '1', name: yes },
  { code: '0', name: no },
];
export const caseFields: Readonly<Record<CaseField, CaseFieldRow>> = {
  product: { type: 'choice', label: '产品', choices: 'products' },
  verdict: {
    type: 'choice',
    label: '差标',
    choices: [
      { code: 'over', name: '超标' },
      { code: 'ok', name: '合规' },
    ],
  },
  abroad: { type: 'choice', label: '境内外', choices: yesNo('国际/港澳台', '境内') },
  level: { type: 'choice', label: '差旅等级', choices: 'levels' },
  department: { type: 'choice', label: '部门', choices: 'departments' },
  costCenter: { type: 'choice', label: '成本中心', choices: 'costCenters' },
  external: { type: 'choice', label: '外部人员', choices: yesNo('有外部人员', '没有外部人员') },
  overBudget: { type: 'choice', label: '预算', choices: yesNo('超预算', '预算内') },
  total: { type: 'number', label: '总额', unit: '元', per: 100, least: 0, most: 100_000_000_00 },
  overBy: { type: 'number', label: '超标金额', unit: '元', per: 100, least: 0, most: 100_000_000_00 },
  days: { type: 'number', label: '出差天数', unit: '天', per: 1, least: 1, most: 365 },
  advance: { type: 'number', label: '提前天数', unit: '天', per: 1, least: 0, most: 365 },
  travellers: { type: 'number', label: '出行人数', unit: '人', per: 1, least: 1, most: 99 },
};
export const caseFieldNames = Object.keys(caseFields) as CaseField[];
