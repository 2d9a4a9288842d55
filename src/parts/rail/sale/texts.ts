import { changeName } from '#domain/rail/change-rules.ts';
import { plentyOfSeats } from '#domain/rail/seat-classes.ts';
import { saleTexts } from '#parts/order/sale/words/sale-texts.ts';

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
  insurance: '保险全额退还',
  back: '预计退回',
  rise: (moment: string, charge: string) => `${moment} 起退票费升至 ${charge}`,
  refundDone: '退票已受理',
  restStays: (rest: string) => `这是联程行程的一程：其余车票（${rest}）不会随之退票，行程将中断。要全部退，请一并勾选`,
};

/** Words of a change, of its trains and of its quote. */
export const changeTexts = {
  ...refundTexts,
  chooseTicket: '请选择要变更的车票',
  station: '新到站',
  stationHint: '选择城市或车站',
  toSame: '去改签',
  left: (left: number) => (left >= plentyOfSeats ? '有票' : `${left} 张`),
  /** An adult's; a sum of several tickets says so. */
  price: (amount: string, tickets: number) => (tickets > 1 ? `成人票 ¥${amount}/张` : `¥${amount}`),
  pay: (amount: string, tickets: number) => (tickets > 1 ? `${tickets} 张共补 ¥${amount}` : `补 ¥${amount}`),
  backSum: (amount: string, tickets: number) => (tickets > 1 ? `${tickets} 张共退 ¥${amount}` : `退 ¥${amount}`),
  even: '无差额',
  trains: '可选的车次',
  order: '排序',
  orders: { near: '离原车次近', departure: '出发早', cost: '差额低' },
  trainKinds: '车次类型',
  others: (count: number) => `显示其余 ${count} 个`,
  none: '当天没有同席别的可选车次，请选择其他日期或席别',
  allClasses: '显示其他席别',
  toTrain: (train: string) => `改到 ${train}`,
  oldTrain: '原车次',
  newTrain: '新车次',
  spread: '票价差额',
  charge: '差额手续费',
  due: '需支付',
  comesBack: (isOther: boolean) => `${changeName(isOther)}成功后退回`,
  keepsFive: '新票按规则退票时至少收 5%',
  once: '每张票只能改 1 次。',
  restKept: (rest: string) => `这是联程行程的一程：其余车票（${rest}）不随之变更，下面只列出衔接得上的车次`,
  keptUntilPaid: '新座占到后保留，您付清差价前原票一直有效。',
  eaten: (amount: string) => `差额 ¥${amount} 抵手续费`,
};

export type ChangeTexts = typeof changeTexts;
