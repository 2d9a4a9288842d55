import { sql } from 'kysely';
import { airlines } from '#domain/flight/airlines.ts';
import type { Tx } from '../ground/call.ts';

/** Prefix for an airline that the table has not: tickets of the agent's own stock. */
const otherPrefix = '789';

/** As many ticket numbers as asked for: 13 digits, the airline's prefix first, never given twice. */
export async function nextTicketNumbers(tx: Tx, airline: string, count: number): Promise<string[]> {
  const prefix = airlines.get(airline)?.ticketPrefix ?? otherPrefix;
  const { rows } = await sql<{
    n: string;
  }>`select nextval('air_ticket_numbers')::text as n from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map((row) => `${prefix}${String(2_417_385_020 + Number(row.n))}`);
}
