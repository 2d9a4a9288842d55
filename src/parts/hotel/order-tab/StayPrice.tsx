import type { OrderRow } from '#contract/order-list.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { formatYuan, Price } from '#ui/display/Price.tsx';
import type { StayTabTexts } from './texts.ts';

/** The cost of a cancelled stay; "" where nothing was kept. */
export const keptNote = ({ kept, returned }: OrderRow, texts: StayTabTexts): string =>
  fenOf(kept) > 0 ? texts.hotel.kept(showFen(fenOf(kept)), fenOf(returned) === 0) : '';

/** The amount of a stay: grey where it was cancelled and cost nothing. */
export function StayPrice({ order: { status, payprice, kept } }: { order: OrderRow }) {
  if (status === 5 && fenOf(kept) === 0) return <span className="t-3">¥{formatYuan(payprice, true)}</span>;
  return <Price ink fixed size="sm" yuan={payprice} />;
}
