import type { SaleShare } from '#contract/order-after-sale.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { paidAs } from '#domain/payment/paid-as.ts';
import { SumRow } from '#ui/display/SumRow.tsx';
import type { SaleTexts } from './words/sale-texts.ts';

/** Payments that the money goes back to. */
export function Shares({ shares, t }: { shares: readonly SaleShare[]; t: SaleTexts }) {
  // An order and the difference of its change may have been paid by the same method.
  const sums = new Map<string, number>();
  for (const share of shares) {
    const label = `${t.shares} ${paidAs(t, share, shares)}`;
    sums.set(label, (sums.get(label) ?? 0) + fenOf(share.amount));
  }
  return [...sums].map(([label, fen]) => (
    <SumRow key={label} className="t-s12" label={label}>
      ¥{showFen(fen, true)}
    </SumRow>
  ));
}
