import type { Twin } from '#base/wording.ts';
import { dayAt, dayMs, momentAt } from '#domain/china-time.ts';
import { showMoment } from '#domain/show-moment.en.ts';
import { showDuration } from '#domain/spans.en.ts';
import type { TimeWords } from './time-words.ts';

const moment = (ms: number, nowMs: number): string => showMoment(momentAt(ms), dayAt(nowMs));

export const timeWords: Twin<TimeWords> = {
  span(ms) {
    const minutes = Math.floor(Math.max(0, ms) / 60_000);
    if (minutes < 1) return 'less than a minute';
    if (minutes < 24 * 60) return showDuration(minutes);
    const hours = Math.floor(minutes / 60);
    return hours % 24 ? `${Math.floor(hours / 24)} d ${hours % 24} h` : `${hours / 24} d`;
  },
  moment,
  near(ms, nowMs) {
    const [day, today] = [dayAt(ms), dayAt(nowMs)];
    const time = momentAt(ms).slice(11, 16);
    if (day === today) return `today ${time}`;
    return day === dayAt(nowMs + dayMs) ? `tomorrow ${time}` : moment(ms, nowMs);
  },
};
