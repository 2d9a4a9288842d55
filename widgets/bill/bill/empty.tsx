import type { BillKind } from '#contract/bill.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { Texts } from './texts.ts';

/** Nothing was ever paid: a booking is the next step. A recharge is made by telephone until its own area is open. */
export function emptyOf(kind: BillKind, t: Texts, telephone: string, book: () => void) {
  if (kind === 'recharge') return { art: 'order', title: t.noRecharges, text: t.noRechargesText(telephone) } as const;
  const [title, text] = t.empty[kind];
  return {
    art: 'order',
    title,
    text,
    ...((kind === 'transaction' || kind === 'integral') && {
      action: (
        <Button kind="primary" onClick={book}>
          {t.book}
        </Button>
      ),
    }),
  } as const;
}
