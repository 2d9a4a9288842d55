import { listTexts } from '../../draft/list-texts.ts';
import type { CarStandardRow } from '#contract/car.ts';
import type { Left } from '../../draft/reach/left-without.ts';
import { fallbacks } from '../../draft/reach/reach-texts.ts';
import type { Say } from '#kit/say.ts';

/** Words of the list of car standards. */
export const texts = {
  ...listTexts,
  title: '用车标准',
  lead: '每位员工只用一份用车标准：指定到员工的优先，其次差旅等级，再次最近的部门，最后是全公司。',
  add: '新建标准',
  noneOf: {
    draft: '没有草稿',
    planned: '没有待生效的标准',
    active: '没有生效中的标准',
    over: '没有已被替换的标准',
    retired: '没有已停用的标准',
  },
  keywordHint: '标准名称',
  columns: { name: '标准', state: '状态', assigned: '适用于', rules: '规则', changed: '最近修改' },
  people: (count: number) => `今日 ${count} 人适用`,
  nobody: '未指定适用对象',
  conflict: (names: string) => `与其他标准重复：${names}`,
  noRules: '还没有规则',
  moreRules: (count: number) => `等 ${count} 条`,
  sentencesOf: ({ sentences }: CarStandardRow, _say: Say['say']): readonly string[] => sentences,
  enable: '启用',
  disable: '停用',
  disableQuestion: (name: string, left?: Left) => ({
    title: `停用“${name}”`,
    text: [
      left && left.elsewhere > 0 && `${left.elsewhere} 人改用其他用车标准${fallbacks(left)}。`,
      left && left.without > 0 && `${left.without} 人不再有用车标准：用车只记录、不判定，车费由公司支付。`,
      !left && '没有其他用车标准的员工，用车只记录、不判定，车费由公司支付。',
      '已有记录保留。',
    ]
      .filter(Boolean)
      .join(''),
    yes: '停用',
  }),
  disabled: '已停用',
  enabled: '已启用，即时生效',
  removeQuestion: (name: string) => ({
    title: `删除“${name}”`,
    text: '删除后不能恢复。启用中，或已判定过用车的标准不能删除。',
    yes: '删除',
    kind: 'danger' as const,
  }),
  none: '还没有用车标准',
  noneText: '设置场景、时段、城市、车型与金额，员工用车时自动判定',
};
export type Texts = typeof texts;
