import type { Selectable } from 'kysely';
import { fixedYuan, yuanOf } from '#domain/money.ts';
import type { ServerEventRow } from '../database/tables/tables-event.ts';

type Stored = Pick<Selectable<ServerEventRow>, 'kind' | 'at' | 'amount' | 'data'>;

/** The body of a delivery, the same text for each try. `timestamp` is the moment of the fact. */
export const bodyOf = ({ kind, at, amount, data }: Stored): string =>
  JSON.stringify({
    type: kind,
    timestamp: new Date(at).toISOString(),
    data: { ...data, ...(amount !== null && { amount: fixedYuan(yuanOf(amount)) }) },
  });
