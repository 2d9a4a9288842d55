/** Texts of the tree-transfer control. */
export const treeWords = {
  unit: '项',
  source: '可选',
  chosen: '已选',
  all: '全选',
  allFound: '全选搜索结果',
  search: '搜索名称或编号',
  none: '没有匹配的结果',
  nothing: '请从左侧勾选',
  clear: '清空',
  count: (count: number, unit: string) => `共 ${count} ${unit}`,
  chosenCount: (count: number, unit: string) => `已选 ${count} ${unit}`,
  remove: (label: string) => `移除 ${label}`,
} as const;
