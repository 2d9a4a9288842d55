import { expect, it } from 'vitest';
import { msOf } from '#domain/china-time.ts';
import type { OrderIntlSlice } from '#contract/intl-order.ts';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { ScheduleNotes } from './ScheduleNotes.tsx';

it('a flight that the airline moved has both times, and a free refund or change; one as sold has no note', () => {
  const sold = { flightId: 'MU1', flightNo: 'MU553', depTime: '2027-03-20 23:55', depOffset: 480, schedule: null };
  const moved = {
    ...sold,
    flightId: 'MU2',
    flightNo: 'MU554',
    depTime: '2027-04-02 15:30',
    schedule: { kind: 'moved', depTime: '2027-04-02 12:30', arrTime: '2027-04-03 06:00' },
  };
  const flights = [sold, moved] as unknown as OrderIntlSlice['flights'];
  const saidAt = (time: string, isTicketed = true): string | null =>
    renderWorded(<ScheduleNotes flights={flights} now={msOf(time)} isTicketed={isTicketed} />).root.textContent;
  const times = 'MU554 原定 04-02 12:30 起飞，现改为 15:30（当地时间）';
  expect(saidAt('2027-03-20 23:54:00')).toBe(`${times}。航司原因，退票、改签免手续费`);
  // A slice that has departed is neither changed nor given back.
  expect(saidAt('2027-03-20 23:55:00')).toBe(times);
  // Nor is an order that never had tickets.
  expect(saidAt('2027-03-20 23:54:00', false)).toBe(times);
});
