/** Words of what an order lacks and what a company asks for, which come later than the form. */
export const askedTexts = {
  phoneMissing: '请输入手机号码',
  overReason: '超标原因',
  overReasonMissing: '请填写超标原因',
  travelReason: '出行事由',
  costCenter: '成本中心',
  project: '项目',
  asked: (field: string) => `公司要求填写${field}`,
} as const;
