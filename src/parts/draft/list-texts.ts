/** Words of lists of what is published in versions. */
export const listTexts = {
  states: {
    all: '全部',
    draft: '草稿',
    planned: '待生效',
    active: '生效中',
    over: '已被替换',
    retired: '已停用',
  },
  /** In force for the last days. */
  ending: '将停用',
  keyword: '搜索',
  version: (version: number) => `v${version}`,
  hasDraft: '有草稿',
  since: (day: string) => `自 ${day}`,
  span: (from: string, to: string) => `${from} 至 ${to}`,
  never: '未曾生效',
  more: (names: readonly string[], count: number) => names.join('、') + (count ? ` 等 ${count} 个` : ''),
  /** Between names. */
  and: '、',
  edit: '编辑',
  copy: '复制',
  retire: '停用',
  remove: '删除',
  retired: '已停用',
  removed: '已删除',
};
export type ListTexts = typeof listTexts;
