import type { OwnAgreement } from '#contract/profile.ts';
import type { AgreedText } from '#domain/agreement/agreed-texts.ts';

/** Words of what was done with an account. */
export const pastTexts = {
  logins: '登录记录',
  loginsSub: '最近 20 次；如有异常请修改登录密码并退出其他设备',
  newDevice: '新设备',
  notMe: '不是我',
  askNotMe: {
    title: '不是您本人登录？',
    text: '其他设备会立即退出登录，然后请修改登录密码。',
    yes: '退出其他设备',
    kind: 'danger' as const,
  },
  agreements: '协议记录',
  agreementsSub: '您注册和下单时同意的协议及其版本，附最近一次同意的时间',
  noAgreements: '下单后，这里会保留您同意的协议及其版本',
  version: (version: string, isInForce: boolean) => `${version} 版${isInForce ? '' : '，已有新版本'}`,
  forms: {
    register: '注册',
    airTicket: '机票订单',
    gp: '公务票订单',
    intl: '国际机票订单',
    hotel: '酒店订单',
    train: '火车票订单',
  } as Readonly<Record<OwnAgreement['form'], string>>,
  agreedTexts: {
    service_agreement: '服务协议',
    privacy: '隐私政策',
    dangerous_goods: '锂电池及危险品乘机须知',
    hotel_rules: '酒店预订须知',
    train_rules: '铁路旅客购票须知',
    intl_rules: '国际客票购买须知',
  } as Readonly<Record<AgreedText, string>>,
  signedOut: '已退出',
};
export type PastTexts = typeof pastTexts;
