import { plentyOfSeats } from '#domain/rail/seat-classes.ts';
import { saleTexts } from '#parts/order/sale/texts.ts';

/** Words of a refund of train tickets. */
export const refundTexts = {
  ...saleTexts,
  refund: '退票',
  tickets: '退哪几张',
  chooseTicket: '请选择要退的车票',
  choose: '选择车票后显示可退金额',
  think: '再想想',
  confirm: (tickets: number) => `确认退票 ${tickets} 张`,
  quote: '退款试算',
  paid: '票款',
  fee: (percent: number) => `退票费 ${percent}%`,
  back: '预计退回',
  rise: (moment: string, charge: string) => `${moment} 起退票费升至 ¥${charge}`,
  refundDone: '退票已受理',
};

export type RefundTexts = typeof refundTexts;

/** Words of a change, of its trains and of its quote. */
export const changeTexts = {
  ...refundTexts,
  station: '新到站',
  stationHint: '城市或车站电报码，如 杭州',
  seeTrains: '查看车次',
  left: (left: number) => (left >= plentyOfSeats ? '有票' : `${left} 张`),
  pay: (amount: string) => `补 ¥${amount}`,
  backSum: (amount: string) => `退 ¥${amount}`,
  even: '无差额',
  oldTrain: '原车次',
  newTrain: '新车次',
  spread: '票价差额',
  charge: '差额手续费',
  due: '需支付',
  comesBack: '改签成功后退回',
  keepsFive: '新票按规则退票时至少收 5%',
  once: '每张票只能改签 1 次。新座占到后保留，您付清差价前原票一直有效。',
};

export type ChangeTexts = typeof changeTexts;
