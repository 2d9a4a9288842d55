import { book, outside, walletOf } from '../../demo/sandbox/money/ledger/ledger.ts';
import { entriesOf } from './orders/booking.ts';
import type { Booking } from './orders/booking.ts';

/** Fen in a member's wallet. */
export const walletFen = ({ db }: Booking, memberId: string): Promise<number> => entriesOf(db, walletOf(memberId));

/** Fills a wallet up to an amount. */
export async function setWallet(booking: Booking, memberId: string, fen: number): Promise<void> {
  const more = fen - (await walletFen(booking, memberId));
  if (more)
    await booking.db.transaction().execute((tx) =>
      book(tx, {
        key: `test:${Math.random()}`,
        kind: 'opening',
        at: 0,
        moves: { [outside]: -more, [walletOf(memberId)]: more },
      }),
    );
}
