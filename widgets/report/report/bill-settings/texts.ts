import { billStateNames } from '#domain/bill/names.ts';

/** Every text of the settings of the transaction bill. */
export const settingTexts = {
  lead: '员工查看、打印与导出自己的交易账单时，按这里的设置显示',
  period: '默认期间',
  periodHint: '员工打开账单时先看到的期间，可自行更改',
  periods: { all: '全部', month: '本月', quarter: '近三个月', year: '本年' },
  columns: '显示的列',
  always: '时间、类型、说明与金额始终显示',
  column: { channel: '支付渠道', balance: '钱包余额', state: '状态' },
  hints: {
    channel: '支付宝、微信、钱包或企业月结',
    balance: '每笔变动后的钱包余额',
    state: `${billStateNames.done}、${billStateNames.pending}等`,
  },
  show: '显示',
  noPeriod: '请选择默认期间',
  saved: '已保存，员工下次打开交易账单时生效',
};
