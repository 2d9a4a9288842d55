/** Words of the recharge. */
export const texts = {
  title: '充值',
  company: '企业充值',
  lead: (balance: string) => `当前可用余额 ¥${balance}`,
  presets: '常用金额',
  amount: '充值金额（元）',
  hint: (min: string, max: string) => `单次 ¥${min} 至 ¥${max}，不收手续费，支付成功后立即到账`,
  next: '去支付',
  records: '充值记录',
  childNote: '家庭子会员不能充值，请由家庭主会员操作',
};
