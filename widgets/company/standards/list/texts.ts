import { listTexts } from '#parts/draft/list-texts.ts';
import { endTexts } from '#parts/draft/reach/reach-texts.ts';

/** Words of the list of travel standards. */
export const texts = {
  ...listTexts,
  title: '差旅标准设置',
  lead: '每位员工只用一份标准：指定到员工的优先，其次差旅等级，再次最近的部门，最后是全公司。',
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
  conflict: (subject: string) => `${subject}同时适用`,
  other: (name: string) => `「${name}」`,
  moreConflicts: (count: number) => `共 ${count} 处重复。`,
  wayOut: '从一份标准中移除，或发布时由本标准接管',
  solve: '去处理',
  rules: (count: number) => `${count} 条规则`,
  copyOf: (name: string) => `${name.slice(0, 34)} 副本`,
  copied: '已复制为新的草稿',
  ...endTexts,
  removeQuestion: (name: string) => ({
    title: `删除「${name}」`,
    text: '草稿和全部版本一并删除，不能恢复。已有订单按它判定过的标准不能删除，请改为停用。',
    yes: '删除',
    no: '再想想',
    kind: 'danger' as const,
  }),
  none: '还没有差旅标准',
  noneText: '没有标准的员工无法因公预订。新建一份，或先从「全公司」开始',
};
export type Texts = typeof texts;
