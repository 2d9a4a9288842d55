import { dayAt, dayMs, momentAt, weekdayOf } from '#domain/china-time.ts';
import { showMoment } from '#domain/show-moment.ts';
import { showDuration } from '#domain/spans.ts';

/** `10 分钟`, `1 时 10 分`, `2 天 3 时`; less than a minute is `不到 1 分钟`. */
export function spanWords(ms: number): string {
  const minutes = Math.floor(Math.max(0, ms) / 60_000);
  if (minutes < 1) return '不到 1 分钟';
  if (minutes < 24 * 60) return showDuration(minutes);
  const hours = Math.floor(minutes / 60);
  return hours % 24 ? `${Math.floor(hours / 24)} 天 ${hours % 24} 时` : `${hours / 24} 天`;
}

/** `09-16 14:22`; with its year in another one than `nowMs`. */
export const momentWords = (ms: number, nowMs: number): string => showMoment(momentAt(ms), dayAt(nowMs));

/** `09-17 周四 09:30` */
export const dayAndTime = (ms: number, nowMs: number): string => {
  const words = momentWords(ms, nowMs);
  return `${words.slice(0, -6)} ${weekdayOf(dayAt(ms))} ${words.slice(-5)}`;
};

/** `今天 18:00`, `明天 09:00`, `09-18 12:00` */
export function nearWords(ms: number, nowMs: number): string {
  const [day, today] = [dayAt(ms), dayAt(nowMs)];
  const time = momentAt(ms).slice(11, 16);
  if (day === today) return `今天 ${time}`;
  return day === dayAt(nowMs + dayMs) ? `明天 ${time}` : momentWords(ms, nowMs);
}
