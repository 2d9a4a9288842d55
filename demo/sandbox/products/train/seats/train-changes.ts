import type { ScheduleKind } from '#domain/order/schedule.ts';
import type { Database, Tx } from '../../../ground/call.ts';

/** The railway's change of a train on one day. */
export interface TrainChange {
  kind: ScheduleKind | null;
  /** Against the timetable, for all of its stops. */
  minutes: number;
}

export const noChange: TrainChange = { kind: null, minutes: 0 };

/** Changes by the railway, by train-day. */
export async function trainChanges(
  db: Database | Tx,
  trainDays: readonly number[],
): Promise<ReadonlyMap<number, TrainChange>> {
  if (!trainDays.length) return new Map();
  const rows = await db.selectFrom('rail_changes').where('train_day', 'in', trainDays).selectAll().execute();
  return new Map(rows.map(({ train_day, kind, minutes }) => [train_day, { kind, minutes }]));
}
