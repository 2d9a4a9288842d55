import { changeName } from '#domain/rail/change-rules.ts';
import { changeTexts } from '#parts/rail/sale/texts.ts';

/** Every word of a change of train tickets. */
export const texts = {
  ...changeTexts,
  title: '改签',
  titleOther: '变更到站',
  kind: '变更方式',
  kinds: { same: '改签', other: '变更到站' },
  kindNote: '改签：出发站、到达站不变。变更到站：出发站不变，须在开车前 48 小时以上。每张车票只能改 1 次。',
  kindLate: '距开车不足 48 小时，不能变更到站；改签：出发站、到达站不变。每张车票只能改 1 次。',
  freedJoined: '同一行程的车次有变动',
  freed:
    '铁路原因，本次改签免手续费，不计入改签次数，出发站和到站不变。新车票价高于原票只补票价差额，低于原票差额全部退回。',
  tickets: '改哪几张',
  chooseTrain: '请选择新车次',
  toTrains: '改到',
  days: '乘车日期',
  stationFirst: '填写新到站后显示车次',
  ticketsFirst: '选择车票后显示车次',
  trainsFailed: '车次加载失败',
  compare: '新旧对照',
  chooseFirst: '选择新车次后显示差额',
  back: '返回订单',
  confirmChange: (tickets: number, isOther: boolean) => `确认${changeName(isOther)} ${tickets} 张`,
  confirmAndPay: '占新座并支付差价',
  changeDone: (isOther: boolean) => `${changeName(isOther)}已提交`,
  underWay: (isOther: boolean) => `这笔订单有${changeName(isOther)}待支付`,
  underWayText: '请在订单中支付差价，或先撤回',
  nothing: (isOther: boolean) => `这笔订单没有可${changeName(isOther)}的车票`,
  nothingText: '车票已改过、已退或已过办理时间',
};

export type Texts = typeof texts;
