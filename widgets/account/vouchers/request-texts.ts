/** Of the dialog that asks for vouchers, and of the selected ones. */
export const requestTexts = {
  dialog: '申请报销凭证',
  sum: (count: number, amount: string) => `${count} 张凭证，共 ¥${amount}`,
  titleField: '发票抬头',
  pickTitle: '请选择发票抬头',
  noTitles: '还没有保存发票抬头',
  addTitle: '新增抬头',
  manageTitles: '管理抬头',
  email: '接收邮箱',
  emailHint: '开具后发送到这个邮箱，也可以在本页下载',
  emailMissing: '请输入接收邮箱',
  submit: '下一步',
  cancel: '取消',
};

export const selectedTexts = {
  chosenSum: (amount: string) => `合计 ¥${amount}`,
  requestMany: (count: number) => `申请所选（${count}）`,
  downloadMany: (count: number) => `下载所选（${count}）`,
};
