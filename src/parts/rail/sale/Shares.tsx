import type { SaleShare } from '#contract/order-after-sale.ts';
import { fenOf, showFen } from '#domain/money.ts';
import type { SaleTexts } from '#parts/order/sale/texts.ts';
import { SumRow } from '#ui/display/SumRow.tsx';

/** Payments that the money goes back to. */
export const Shares = ({ shares, t }: { shares: readonly SaleShare[]; t: SaleTexts }) =>
  shares.map(({ payer, method, amount }) => (
    <SumRow key={`${payer} ${method}`} className="t-s12" label={`${t.shares} ${t[payer]}${t.methods[method]}`}>
      ¥{showFen(fenOf(amount), true)}
    </SumRow>
  ));
