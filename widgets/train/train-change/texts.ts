import { changeName } from '#domain/rail/change-rules.ts';
import { changeTexts } from '#parts/rail/sale/texts.ts';

/** Every word of a change of train tickets. */
export const texts = {
  ...changeTexts,
  title: '改签',
  titleOther: '变更到站',
  titleChosen: (isOther: boolean) => `确认${changeName(isOther)}`,
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
  next: '下一步',
  otherTrain: '换一趟车',
  confirmChange: (tickets: number, isOther: boolean) => `确认${changeName(isOther)} ${tickets} 张`,
  confirmAndPay: '占新座并支付差价',
  changeDone: (isOther: boolean) => `${changeName(isOther)}已提交`,
};

export type Texts = typeof texts;
