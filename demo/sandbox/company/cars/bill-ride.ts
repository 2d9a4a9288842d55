import type { Fen } from '#domain/money.ts';
import type { Tx } from '../../ground/call.ts';
import { book, creditOf } from '../../money/ledger/ledger.ts';

/** The platform's side of rides. */
const carSales = 'platform:cars';

/**
 * The company's part of a ride is a movement of its credit line, and so a row of its bill. The ride was driven before it
 * is booked: it is owed also where the line has not enough left, which is then exceeded until money comes in.
 */
export async function billRide(
  tx: Tx,
  { rideNo, companyId, at }: { rideNo: string; companyId: number; at: number },
  fen: Fen,
): Promise<void> {
  if (fen <= 0) return;
  await book(tx, {
    key: `ride:${rideNo}`,
    kind: 'payment',
    orderId: rideNo,
    at,
    moves: { [creditOf(String(companyId))]: -fen, [carSales]: fen },
  });
}
