import { tripWords } from '#domain/order/trips/trip-words.ts';
import { scheduleNames } from '#domain/order/schedule.ts';
import { trainChangeNames } from '#domain/rail/order/ride-schedule.ts';
import { useTexts } from '#kit/use-texts.ts';

/** Words of the trip view. */
export const texts = {
  title: '行程视图',
  detail: '订单详情',
  none: '没有待出行的行程',
  noneText: '同一出行人日期相近的机票、火车票和酒店会合并为一个行程，并提示时间冲突和未安排的路段',
  nights: (nights: number) => `住 ${nights} 晚`,
  /** As the flight lists have it. */
  later: (days: number) => `+${days}天`,
  remedies: { change: '去改签', cancel: '去取消', cancelStay: '去取消', search: '查航班' },
  book: '订机票',
  notAll: '待出行订单较多，仅按出行日期合并前 100 笔',
  pause: '、',
  notes: tripWords,
  schedule: scheduleNames,
  trainSchedule: trainChangeNames,
};

export const useTripTexts = (): typeof texts => useTexts('order-trips', texts);
