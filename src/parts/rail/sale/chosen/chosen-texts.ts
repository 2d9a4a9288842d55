import { showDuration } from '#domain/spans.ts';

/** Words of the page of a chosen train, which its parts share. */
export const chosenTexts = {
  departs: (minutes: number) => `${minutes > 0 ? '晚' : '早'}开 ${showDuration(Math.abs(minutes))}`,
  arrives: (minutes: number) => `${minutes > 0 ? '晚' : '早'}到 ${showDuration(Math.abs(minutes))}`,
  lasts: (minutes: number) => `在途${minutes > 0 ? '多' : '少'} ${showDuration(Math.abs(minutes))}`,
  otherDay: (day: string) => `改为 ${day} 出发`,
  /** Beside the old train, for a train at the same times. */
  sameTimes: '时刻与原车次相同',
  comma: '，',
  leavesFrom: (station: string, old: string) => `出发站由${old}改为${station}，请到${station}乘车`,
  arrivesAt: (station: string, old: string) => `到达站由${old}改为${station}`,
  tickets: '变更的车票',
};
