export const forWhomTexts = {
  title: '为谁预订',
  lead: '因公预订时将默认选择以下出行人，并按企业的代订规则判断标准与成本中心。',
  self: '为自己预订',
  search: '搜索同事',
  searchHint: '姓名或部门',
  products: (names: string, until: string) => (until ? `可代订${names}，至 ${until}` : `可代订${names}`),
  noPapers: '资料未完善，预订时需手动填写',
  none: '您还不是任何同事的代订人',
  noneText: '请企业管理员在“代订人设置”中授权后再试。',
  notFound: '没有符合的同事',
  more: (total: number) => `共 ${total} 人，请搜索以查找其他同事`,
  failed: '没有读取成功',
  retry: '重试',
  most: (count: number) => `一次最多为 ${count} 人预订`,
  save: '确定',
  /** Between products. */
  and: '、',
  /** Before the search; "": nobody is chosen. */
  line: (name: string, count: number) => `为谁预订：${name || '本人'}${count > 1 ? ` 等 ${count} 人` : ''}`,
  nobody: '为谁预订：未选择',
  change: '更换',
  choose: '选择',
};
