import { texts as common } from '#parts/account/words/pay-password-texts.ts';

/** Words of the pay password. */
export const texts = {
  ...common,
  titles: { set: '设置支付密码', change: '修改支付密码', reset: '重置支付密码' },
  lead: '支付密码为 6 位数字，用于钱包支付、提现和转账，请勿与其他密码相同',
  bySms: (phone: string) => `验证码将发送至 ${phone}`,
  old: '原支付密码',
  fresh: '新支付密码',
  again: '再次输入新支付密码',
  differs: '两次输入的支付密码不一致',
  same: '新支付密码不能与原支付密码相同',
  save: '确认',
  done: '支付密码已设置',
  toReset: '短信验证码重置',
  lockedNote: '等待解锁，或用短信验证码重置，立即解锁',
  notUsed: '当前平台不使用支付密码',
  noPhone: (telephone: string) => `您的账号还没有绑定手机号，暂不能设置支付密码。如需绑定，请致电 ${telephone}`,
  back: '返回我的钱包',
};

export type Texts = typeof texts;
