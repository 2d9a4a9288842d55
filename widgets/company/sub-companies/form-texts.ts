/** Texts of the forms, and of what was done inside a company. */
export const formTexts = {
  acts: '操作记录',
  addTitle: '新建子公司',
  addLead: '为子公司指定一位管理员，他用手机号以短信登录并设置密码',
  renameTitle: '修改公司名称',
  bindTitle: '绑定子公司',
  bindLead: '请对方在“子公司管理”中生成绑定码。对方同意后绑定生效',
  name: '公司名称',
  adminName: '管理员姓名',
  mobilePhone: '管理员手机号码',
  codeField: '绑定码',
  codeHint: '8 位字母和数字',
  saved: '已保存',
  asked: '已发出请求，等待对方同意',
  nameMissing: '公司名称为 2 至 40 个字',
  adminMissing: '请填写管理员姓名',
  phoneMissing: '请正确输入手机号码',
  codeMissing: '绑定码为 8 位字母和数字',
  actColumns: { time: '时间', by: '操作人', text: '操作' },
  actsNone: '还没有操作记录',
};

export type Texts = typeof formTexts;
