/** Every word of the list of frequent passengers. */
export const texts = {
  title: '常旅客',
  add: '新增旅客',
  import: '批量导入',
  keyword: '搜索',
  keywordHint: '姓名、拼音、证件末 4 位',
  groups: { all: '全部', own: '我添加的', company: '同事', attention: '需处理' },
  relation: '分组',
  allRelations: '全部分组',
  relations: { family: '家人', friend: '朋友', colleague: '同事', client: '客户' },
  person: '旅客',
  self: '本人',
  years: (age: number) => ` ${age} 岁`,
  documents: '证件',
  guest: '接待与事由',
  noHost: '接待人已离职',
  addedBy: (name: string) => `${name} 添加`,
  noExpiry: '未填有效期',
  over: (day: string) => `已过期 ${day}`,
  noDocuments: '未填写证件',
  reveal: '显示',
  revealOf: (name: string, document: string) => `显示${name}的${document}号码`,
  edit: '编辑',
  remove: '删除',
  removeQuestion: (name: string) => ({
    title: '删除旅客',
    text: `将删除 ${name} 的资料与证件，已完成的订单不受影响；还有未完成的订单时不能删除。确定删除吗？`,
    yes: '删除',
    no: '再想想',
    kind: 'danger' as const,
  }),
  removed: '已删除',
  none: '还没有常旅客',
  noneText: '保存常用的旅客，预订时直接选择，不用重复填写',
};

export type Texts = typeof texts;

/** Words of the list of external travellers where they differ. */
export const externalTexts: Texts = {
  ...texts,
  title: '外部出行人',
  add: '新增外部出行人',
  keywordHint: '姓名、拼音、接待人、末 4 位',
  person: '出行人',
  removeQuestion: (name) => ({ ...texts.removeQuestion(name), title: '删除外部出行人' }),
  none: '还没有外部出行人',
  noneText: '保存来访客人、候选人等外部人员的资料，公司同事因公预订时可直接选择',
};
