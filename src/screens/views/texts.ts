import { useTexts } from '#kit/use-texts.ts';

/** Words of the saved views of a list. */
export const texts = {
  look: '显示方式',
  cards: '卡片',
  table: '表格',
  columns: '列设置',
  columnsShown: (shown: number, all: number) => `列 ${shown} / ${all}`,
  findColumn: '查找列',
  noColumn: '没有这样的列',
  views: '视图',
  add: '将当前筛选存为视图',
  addShort: '存为视图',
  manage: '管理视图',
  addTitle: '保存为视图',
  addText: '保存当前的筛选、排序和显示方式',
  renameTitle: '重命名视图',
  manageTitle: '管理视图',
  name: '视图名称',
  nameHint: '如：本月',
  noName: '请输入视图名称',
  asDefault: '设为默认，打开列表时自动使用',
  cancel: '取消',
  save: '保存',
  done: '完成',
  isDefault: '默认',
  makeDefault: '设为默认',
  noDefault: '取消默认',
  update: '更新为当前筛选',
  rename: '重命名',
  remove: '删除',
  more: (name: string) => `视图 ${name} 的操作`,
  saved: '视图已保存',
  removed: '视图已删除',
} as const;

export const useViewTexts = (): typeof texts => useTexts('list-views', texts);
