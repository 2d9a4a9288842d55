import type { Fen } from '#domain/money.ts';
import type { Tx } from '../../ground/call.ts';
import { balanceOf, book, creditOf } from '../../money/ledger/ledger.ts';

/** The platform's side of rides. */
const carSales = 'platform:cars';

/** The company's part of a ride is a movement of its credit line, and so a row of its bill; false where the line has not enough left. */
export async function billRide(
  tx: Tx,
  { rideNo, companyId, at }: { rideNo: string; companyId: number; at: number },
  fen: Fen,
): Promise<boolean> {
  const credit = creditOf(String(companyId));
  if (fen <= 0 || (await balanceOf(tx, credit, true)) < fen) return false;
  return await book(tx, {
    key: `ride:${rideNo}`,
    kind: 'payment',
    orderId: rideNo,
    at,
    moves: { [credit]: -fen, [carSales]: fen },
  });
}
