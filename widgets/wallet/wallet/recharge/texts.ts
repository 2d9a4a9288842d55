import { amountWords } from '#domain/wallet/amount.ts';
import { copyTexts } from '#kit/copy-text.ts';

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
  prepaid: '企业钱包',
  prepaidNote: (available: string, frozen: string) => `可用 ¥${available} · 冻结 ¥${frozen}`,
  credit: '授信额度',
  creditNote: (left: string, limit: string, used: string, frozen: string) =>
    `${left} · 额度 ¥${limit} · ${used} · 冻结 ¥${frozen}`,
  transfer: '对公转账',
  accountName: '收款户名',
  bankName: '开户银行',
  account: '收款账号',
  copyAccount: '复制账号',
  remark: '转账附言',
  transferNote: '也可从企业对公账户转账：请务必填写附言，以便核对到贵公司名下；款项到账并核对后记入企业钱包',
  ...copyTexts,
  errors: amountWords,
  back: '返回我的钱包',
  childNote: '家庭子会员不能充值，请由家庭主会员操作',
};

export type Texts = typeof texts;
