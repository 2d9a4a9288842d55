/** Words of a code by SMS. */
export const texts = {
  code: '短信验证码',
  send: '获取验证码',
  sending: '正在发送',
  seconds: (left: number) => `${left} 秒后重发`,
  minutes: (left: number) => (left > 60 ? `${Math.ceil(left / 60)} 小时后重发` : `${left} 分钟后重发`),
  sentTo: (phone: string) => `验证码已发送至 ${phone}，5 分钟内有效`,
  /** After a code was sent, and none typed. */
  sentWithout: (sent: string, error: string) => `${sent}，${error}`,
  /** The countdown goes on from another form. */
  recent: '刚刚向该手机号发送过验证码，倒计时结束后可重新获取',
  /** Too many codes in an hour or a day. */
  quota: (minutes: number) =>
    minutes <= 60
      ? `该手机号获取验证码次数过多，请 ${minutes} 分钟后再试`
      : `该手机号今日获取验证码次数已达上限，请 ${Math.ceil(minutes / 60)} 小时后再试`,
  needsCode: '请输入短信验证码',
};
