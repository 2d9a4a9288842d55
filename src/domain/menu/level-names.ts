import type { LevelKey } from '#domain/account/level.ts';

/** Labels of the levels (specification 1, section 6). */
export const levelNames: Readonly<Record<LevelKey, string>> = {
  '10': '个人会员',
  '20': '家庭会员',
  '30': '商务会员',
  '40': '分销服务商',
  '50': '城市运营商',
  '70': '授信主会员',
  '7_0': '授信子会员',
  '999': '未登录访客',
};
