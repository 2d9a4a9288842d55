/** Of a payment by a code. */
export const codeTexts = {
  title: '使用支付授权码',
  lead: '由授权人的账户付款，不需要支付密码',
  code: '授权码',
  hint: '12 位，不区分大小写',
  wrong: '请输入 12 位授权码',
  pay: '确认支付',
  back: '换一种方式',
};
