import type { Envelope } from '#contract/row.ts';
import type { Day } from '#domain/china-time.ts';
import { refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { valueAt } from '../search/direct.ts';
import { trainOfNumber } from '../timetable/train-of-number.ts';
import { readyTimetable, timetable } from '../timetable/trains-of-day.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { askedWay } from './asked-way.ts';
import { datedRide } from './ride-view.ts';
import type { DatedRide } from './ride-view.ts';

/** The refusal of a train that does not run on this day. */
export const stopped = (trainNumber: string): Envelope<never> =>
  refuse(409, `${trainNumber} 次列车当日停运，请选择其他车次`, { kind: 'product', trainNumber });

/** The ride of one train between two stations, or the refusal: the train may have vanished from the timetable. */
export async function oneTrain(
  input: { trainNumber: string; fromStation: string; toStation: string; date: Day },
  call: Call,
): Promise<{ ok: true; table: Timetable; ride: DatedRide; nowMs: number } | { ok: false; refusal: Envelope<never> }> {
  const read = askedWay(input, call);
  if (!read.ok) return read;
  const { from, to, date, nowMs } = read.asked;
  await readyTimetable();
  const table = timetable();
  const train = trainOfNumber(input.trainNumber);
  const stopAt = (station: number | undefined): number => {
    for (let stop = valueAt(table.first, train ?? 0); stop < valueAt(table.first, (train ?? 0) + 1); stop += 1)
      if (valueAt(table.station, stop) === station) return stop;
    return -1;
  };
  const [board, alight] = [stopAt(from[0]?.index), stopAt(to[0]?.index)];
  if (train === undefined || board < 0 || alight <= board)
    return {
      ok: false,
      refusal: refuse(404, `${input.trainNumber} 次列车在该区间没有开行，请重新查询`, { kind: 'vanished' }),
    };
  return { ok: true, table, ride: datedRide(table, { train, board, alight }, date), nowMs };
}
