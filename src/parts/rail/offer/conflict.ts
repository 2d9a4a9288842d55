import type { TrainConflict } from '#contract/train-order.ts';
import { conflictReader } from '#parts/booking/conflict/read-conflict.ts';

export type RailConflict = TrainConflict;

const read = conflictReader<RailConflict>({
  product: [],
  inventory: ['trainNumber', 'seatClass'],
  berths: ['trainNumber', 'left'],
  rate: ['verified'],
  expired: [],
  duplicate: ['name'],
  overlap: ['name', 'wanted'],
  closed: ['until'],
  over: [],
  notYet: ['from'],
  gap: [],
  blocked: ['until'],
});

export const conflictOf = ({ ret, data }: { ret: number; data?: unknown }): RailConflict | undefined =>
  ret === 404 ? { kind: 'product' } : ret === 409 ? read(data) : undefined;
