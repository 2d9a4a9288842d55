import { dayAt, dayMs, momentAt } from '#domain/china-time.ts';
import { showMoment } from '#domain/show-moment.ts';
import { showSpan } from '#domain/spans.ts';
import { useTexts } from '#kit/use-texts.ts';

/** `10 分钟`, `2 小时`, `1 小时 10 分`, `2 天 3 小时`; less than a minute is `不到 1 分钟`. */
function span(ms: number): string {
  const minutes = Math.floor(Math.max(0, ms) / 60_000);
  if (minutes < 1) return '不到 1 分钟';
  return showSpan(minutes);
}

/** `09-16 14:22`; with its year in another one than `nowMs`. */
const moment = (ms: number, nowMs: number): string => showMoment(momentAt(ms), dayAt(nowMs));

/** `今天 18:00`, `明天 09:00`, `09-18 12:00` */
function near(ms: number, nowMs: number): string {
  const [day, today] = [dayAt(ms), dayAt(nowMs)];
  const time = momentAt(ms).slice(11, 16);
  if (day === today) return `今天 ${time}`;
  return day === dayAt(nowMs + dayMs) ? `明天 ${time}` : moment(ms, nowMs);
}

/** Spans and moments of cases as the mount says them. */
const timeWords = { span, moment, near };
export type TimeWords = typeof timeWords;

export const useTimeWords = (): TimeWords => useTexts('case-times', timeWords);
