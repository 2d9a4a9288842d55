import type { Operation } from '../operations.ts';

/** Chinese names for what the contract names in English. */
export const domainNames: Readonly<Record<string, string>> = {
  account: '账户与登录',
  passenger: '常旅客',
  external: '外部出行人',
  flight: '国内机票',
  order: '订单',
  payment: '支付',
  payAuth: '支付授权码',
  benefit: '会员权益',
  wallet: '钱包',
  withdraw: '提现',
  bank: '银行卡',
  payPassword: '支付密码',
  bill: '账单',
  address: '邮寄地址',
  maps: '地图',
  invoice: '发票抬头',
  voucher: '报销凭证',
  list: '列表视图',
  recommend: '推荐会员',
  report: '异常上报',
  partner: '合伙人计划',
  companyPreference: '企业预订偏好',
  companySubstitute: '代订人',
  settlement: '结算设置',
  workbench: '工作台',
  message: '订单消息',
  notice: '公告',
  menu: '菜单与角色',
  serverEvent: '服务器事件',
};

/** Meaning of `ret`. */
export const answerCodes: readonly { ret: string; meaning: string }[] = [
  { ret: '0', meaning: '成功（2100001、21003 同样按成功处理）' },
  { ret: '400', meaning: '输入有误，data.field 指出字段' },
  { ret: '401', meaning: '未登录或登录已失效' },
  { ret: '403', meaning: '当前会员无权使用' },
  { ret: '404', meaning: '不存在、不属于当前会员，或该业务未开通（data.kind 为 notOffered）' },
  { ret: '409', meaning: '状态已变化（售罄、变价、已支付等），data 说明如何变化' },
  { ret: '423', meaning: '已锁定，data.retryAfter 为需等待的秒数' },
  { ret: '429', meaning: '次数过多或超出容量，data.retryAfter 为需等待的秒数' },
  { ret: '16128', meaning: '交易待支付或结果未知' },
  { ret: '500', meaning: '服务器故障（1030、999999 同）；错误的输入绝不会得到它' },
];

/** Calls that no widget sends, each with its purpose and the way of the widgets. */
export const otherClients: Readonly<Record<string, string>> = {
  'application.covering': '供自行开发的预订页面在核价前查询；组件使用核价返回的 applications',
  'car.own': '供自行开发的用车页面查询；组件使用“我的差旅标准”返回的 car',
  'order.proofFile': '供自行开发的售后页面回看本人上传的证明；组件只列出文件名',
  'companyProcess.difference': '供审计系统比较任意两个版本；组件在浏览器中以同样的规则比较',
  'quickOrder.parse': '供自行开发的下单页面识别文本；组件在浏览器中以同样的规则识别',
  'subordinate.orders': '供自行开发的页面只查询下级订单；组件使用订单列表',
  'travelStandard.assign': '供人事系统自某日起调整适用范围；组件在发布版本时一并调整',
  'travelStandard.prove': '供发布前的自动检查使用；组件在浏览器中以同样的规则证明',
  'travelStandard.difference': '供审计系统比较两个版本；组件以过去一年的预订试算草稿',
};

/** Answer codes of single calls beside those that follow from row and fields. */
const ownCodes: Readonly<Record<string, readonly string[]>> = {
  'account.captcha': ['429'],
  'account.login': ['423', '429'],
  'account.sendLoginCode': ['429'],
  'account.loginByPhone': ['404', '429'],
  'account.register': ['409', '429'],
  'account.resetPassword': ['404', '429'],
  'account.sendCode': ['429'],
  'account.verifyCode': ['429'],
  'passenger.save': ['409'],
  'passenger.reveal': ['403', '404'],
  'passenger.remove': ['403', '404', '409'],
  'external.reveal': ['403', '404'],
  'external.remove': ['403', '404', '409'],
  'companyPreference.save': ['409'],
  'companySubstitute.save': ['404', '409'],
  'companySubstitute.end': ['404', '409'],
  'companySubstitute.detail': ['404'],
  'address.save': ['409'],
  'invoice.save': ['409'],
  'voucher.request': ['403', '404', '409'],
  'voucher.file': ['404'],
  'recommend.appRecommendMember': ['403'],
  'partner.apply': ['409', '429'],
  'partner.status': ['404', '429'],
  'flight.verify': ['404', '409'],
  'payment.alipay': ['409'],
  'payment.weChatPay': ['409'],
  'payment.alipayQuery': ['16128'],
  'payment.weChatQuery': ['16128'],
  'payment.tianHangPay': ['423'],
  'payment.creditPay': ['423'],
  'payment.multiPay': ['423'],
  'payAuth.create': ['403', '423'],
  'payAuth.revoke': ['404'],
  'payment.authCodePay': ['403', '409', '423'],
  'wallet.rewardsOut': ['403', '423'],
  'wallet.tianhanbaoIn': ['403', '423'],
  'wallet.tianhanbaoOut': ['403', '423'],
  'wallet.recharge': ['403'],
  'withdraw.apply': ['403', '404', '423'],
  'bank.advanceBind': ['403', '409', '429'],
  'bank.bind': ['403', '404', '429'],
  'bank.advanceUnbind': ['403', '404', '409', '429'],
  'bank.unbind': ['403', '404', '429'],
  'payPassword.update': ['403', '423', '429'],
  'serverEvent.change': ['404'],
  'serverEvent.rotate': ['404'],
  'serverEvent.test': ['404'],
  'serverEvent.log': ['404'],
  'serverEvent.delivery': ['404'],
  'serverEvent.resend': ['404', '409'],
  'serverEvent.replay': ['404'],
  'serverEvent.pull': ['404'],
};

const named = new Set(['id', 'addressId', 'titleId', 'orderId', 'outTradeNo', 'out_trade_no', 'passengerId']);

/** The codes a call may answer: by its access, by the fields that name something, and its own. */
export function codesOf({ domain, name, row, schema }: Operation): string[] {
  const fields = Object.keys(schema.shape);
  const codes = [
    '0',
    '400',
    ...(row.access === 'public' ? [] : ['401']),
    ...(row.members ? ['403'] : []),
    ...(fields.some((field) => named.has(field)) ? ['404'] : []),
    ...(fields.includes('requestId') ? ['409'] : []),
    ...(ownCodes[`${domain}.${name}`] ?? []),
    '500',
  ];
  return [...new Set(codes)].toSorted((a, b) => Number(a) - Number(b));
}
