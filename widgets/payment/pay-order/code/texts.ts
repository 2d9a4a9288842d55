/** Of a payment by a code. */
export const codeTexts = {
  title: '使用支付授权码',
  lead: '由授权人的账户付款，不需要支付密码',
  code: '授权码',
  hint: '12 位，由字母与数字 2–9 组成，没有 0、1、I、O；不区分大小写',
  wrong: '请输入 12 位授权码，其中没有 0、1、I、O',
  pay: '确认支付',
  back: '换一种方式',
};
