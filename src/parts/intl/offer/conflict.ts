import type { IntlConflict } from '#contract/intl-order.ts';
import { conflictReader } from '#parts/booking/conflict/read-conflict.ts';

const read = conflictReader<IntlConflict>({
  product: [],
  inventory: [],
  rate: ['verified'],
  expired: [],
  order: ['earliest'],
  risk: ['stop'],
  document: ['names', 'reason'],
  duplicate: ['name'],
  over: [],
});

export const conflictOf = ({ ret, data }: { ret: number; data?: unknown }): IntlConflict | undefined =>
  ret === 404 ? { kind: 'product', flightId: '' } : ret === 409 ? read(data) : undefined;
