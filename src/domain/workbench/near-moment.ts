import { clockOf, dayAt, daysBetween, momentAt } from '../china-time.ts';

interface NearWords {
  today: string;
  tomorrow: string;
  day: (day: string) => string;
}

/** `今天 14:43`, `明天 07:30`, `09-20 24:00` in China; with the year when it is another one. */
export function nearMoment(atMs: number, nowMs: number, words: NearWords): string {
  const [day, today] = [dayAt(atMs), dayAt(nowMs)];
  const time = clockOf(momentAt(atMs));
  const days = daysBetween(today, day);
  if (days === 0) return `${words.today} ${time}`;
  if (days === 1) return `${words.tomorrow} ${time}`;
  return `${words.day(day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day)} ${time}`;
}
