import { fenOf } from '../../money.ts';
import type { Fen } from '../../money.ts';

interface Paid {
  payer: string;
  method: string;
  returned: string;
}
interface Share {
  payer: string;
  method: string;
  amount: string;
}

/** Of each payment what has gone back by changes to cheaper flights, and what by refunds. */
export function withoutChanges<Payment extends Paid>(
  payments: readonly Payment[],
  shares: readonly Share[],
): { part: Payment; byChange: Fen; byRefund: Fen }[] {
  const left = shares.map(({ payer, method, amount }) => ({ payer, method, fen: fenOf(amount) }));
  return payments.map((part) => {
    const returned = fenOf(part.returned);
    let byChange = 0;
    for (const share of left) {
      if (share.payer !== part.payer || share.method !== part.method) continue;
      const taken = Math.min(share.fen, returned - byChange);
      share.fen -= taken;
      byChange += taken;
    }
    return { part, byChange, byRefund: returned - byChange };
  });
}
