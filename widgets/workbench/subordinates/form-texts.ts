import { texts } from './texts.ts';

/** Words of the form of one subordinate, beside those of the list. */
export const formTexts = {
  ...texts,
  newTitle: '新增下级',
  editTitle: (name: string) => `${name} · 设置`,
  newLead: '保存后对方会收到短信，用短信验证码登录并设置密码后即可使用',
  editLead: (type: string, since: string) => `${type}，${since} 加入`,
  account: '账号',
  mobilePhone: '手机号码',
  phoneFixed: '由本人在账号设置中修改',
  realName: '姓名',
  place: '上级',
  placeHint: '可归到您名下的分销服务商之下，由其管理',
  self: '您（直接下级）',
  split: '佣金',
  commission: '分给对方（%）',
  commissionHint: (most: string) => `从您的分润 ${most} 中分给对方，按因私机票票面价计算；0 为不分`,
  trial: '分润试算',
  trialOn: (month: string, orders: number, fare: string) => `按 ${month} 月实际销售（${orders} 单，票面 ¥${fare}）测算`,
  exampleOn: (fare: string) => `以票面 ¥${fare} 的因私机票为例`,
  trialNone: (month: string) => `${month} 月没有可分润的订单，暂不能试算`,
  trialWrong: '请先填写有效的比例',
  his: (rate: string) => `对方得 ${rate}`,
  mine: (rate: string) => `您保留 ${rate}`,
  all: (rate: string) => `分润合计 ${rate}`,
  saved: '已保存',

  lookTitle: (name: string) => name,
  lookLead: (name: string) => `由其上级 ${name} 管理，您可以查看业绩与订单`,
  back: '返回',
};

export type FormTexts = typeof formTexts;
