import { useState } from 'react';
import type { IntlOrder } from '#contract/intl-order.ts';
import { useLater } from '#kit/part.ts';
import { Button } from '#ui/controls/Button.tsx';

/** The itinerary on paper. A browser that does not tell when its dialog has closed prints again all the same. */
export function PrintButton({ order, label }: { order: IntlOrder; label: string }) {
  const [prints, setPrints] = useState(0);
  const paper = useLater(prints > 0, () => import('./IntlPrint.tsx'));
  return (
    <>
      <Button onClick={() => setPrints(prints + 1)}>{label}</Button>
      {paper && prints > 0 && <paper.IntlPrint key={prints} order={order} onDone={() => setPrints(0)} />}
    </>
  );
}
