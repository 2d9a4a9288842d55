import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { showDuration } from '#domain/spans.ts';

export const planTexts = {
  classes: seatClassNames,
  /** A station. */
  nameOf: (name: string) => name,
  /** `06车 12F号` */
  seatOf: (seat: string) => seat,
  lasts: showDuration,
  colon: '：',
  semicolon: '；',
  title: (train: string) => `${train} 换座方案`,
  lead: (changes: number) => `全程已售完，但每一段都有空座：换座 ${changes} 次，已是最少`,
  youSit: (time: string) => `您坐这里 ${time}`,
  change: (clock: string, station: string, rest: string) => `${clock} 在${station}换座，停车 ${rest}`,
  sameCoach: (coach: string) => `在 ${coach}内换到另一座`,
  seatOpen: '座位以占座结果为准',
  steps: (changes: number) => `同车换座 ${changes} 次`,
  begins: (station: string, seat: string) => `${station} 上车${seat ? `，坐 ${seat}` : ''}`,
  nextSeat: (seat: string) => `，坐 ${seat}`,
  nextCoach: (from: string, to: string) => `从 ${from}走到相邻的 ${to}`,
  otherCoach: (from: string, to: string, coaches: number) => `从 ${from}走到 ${to}，隔 ${coaches} 节车厢`,
  otherClass: (seat: string) => `，改坐${seat}`,
  parts: (count: number, price: string) => `共 ${count} 张票 ¥${price}，一个订单，按图中座位占座`,
  more: (seat: string, amount: string) => `比全程${seat}票多 ¥${amount}`,
  less: (seat: string, amount: string) => `比全程${seat}票少 ¥${amount}`,
  book: '按此方案预订',
  tooMany: '换座次数过多，一个订单放不下，请选择其他车次',
  open: '换座方案',
  failed: '换座方案加载失败',
  retry: '重试',
};

export type PlanTexts = typeof planTexts;
