import { clockOf } from '../china-time.ts';

/** A flight with the airline's change of it; the flight's own times are the ones that count now. */
export interface Scheduled {
  depTime: string;
  schedule?: { kind: ScheduleKind; depTime: string } | null;
}

export type ScheduleKind = 'delayed' | 'moved' | 'cancelled';

/** Short names, for tags; the long ones begin with 航班. */
export const scheduleNames: Readonly<Record<ScheduleKind, string>> = {
  delayed: '延误',
  moved: '时刻变更',
  cancelled: '取消',
};

const moment = (text: string): string => text.slice(5, 16);

/** `09-22 10:30 改为 12:30 起飞`; "" for a flight as it was sold. */
export function scheduleText({ depTime, schedule }: Scheduled): string {
  if (!schedule) return '';
  if (schedule.kind === 'cancelled') return `原定 ${moment(schedule.depTime)} 起飞的航班已取消`;
  const isSameDay = depTime.slice(0, 10) === schedule.depTime.slice(0, 10);
  return `原定 ${moment(schedule.depTime)} 起飞，现改为 ${isSameDay ? clockOf(depTime) : moment(depTime)}`;
}
