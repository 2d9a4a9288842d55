import type { Facts, NearbyFare, OverFlags } from '#domain/policy/facts.ts';
import type { Tx } from '../../ground/call.ts';
import { packFacts } from './pack-facts.ts';

/** A choice and the employee whose standard was asked about it. */
export interface JudgedTrip {
  employeeId: number;
  /** Place among the facts of the order. */
  no: number;
  facts: Facts;
  flags: OverFlags;
  /** The version that judged it; null: the employee has no standard. */
  versionId: number | null;
}

/**
 * The fares that a rule on the lowest fare can name, whatever its hours: each is nearer in time than all that are
 * cheaper. Dearer ones than the chosen fare are none.
 */
export function nearestCheaper(nearby: readonly NearbyFare[], depMs: number, price: number): NearbyFare[] {
  let least = Infinity;
  return nearby
    .filter((one) => one.price < price)
    .toSorted((a, b) => a.price - b.price)
    .filter((one) => {
      const away = Math.abs(one.depMs - depMs);
      const isNearer = away < least;
      least = Math.min(least, away);
      return isNearer;
    });
}

interface Judged {
  orderId: string;
  companyId: number;
  at: number;
}

/** Keeps facts of an order for the what-if of standards. */
export async function keepFacts(
  tx: Tx,
  { orderId, companyId, at }: Judged,
  trips: readonly JudgedTrip[],
): Promise<void> {
  if (!trips.length) return;
  await tx
    .insertInto('order_facts')
    .values(
      trips.map(({ employeeId, no, facts, flags, versionId }) => ({
        order_id: orderId,
        company_id: companyId,
        employee_id: employeeId,
        no,
        product: facts.product,
        at,
        flags: (flags.overproof ? 1 : 0) + (flags.overApprove ? 2 : 0),
        facts: packFacts(facts),
        standard_version_id: versionId,
      })),
    )
    .execute();
}

/** An order that was never paid is no trip. */
export const dropFacts = async (tx: Tx, orderId: string): Promise<unknown> =>
  await tx.deleteFrom('order_facts').where('order_id', '=', orderId).execute();
