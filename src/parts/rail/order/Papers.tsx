import type { TrainOrder } from '#contract/train-order.ts';
import { useLater } from '#kit/part.ts';
import type { afterTripTexts } from './words/order-texts.ts';

interface PapersProps {
  texts: typeof afterTripTexts;
  order: TrainOrder;
  nowMs: number;
}

/** After the ticketing: what is left of a missed train, and the invoice of a trip. */
export function Papers(props: PapersProps) {
  const { tickets, afterSales } = props.order;
  const isTicketed = tickets.some(({ state }) => state === 'open') || afterSales.length > 0;
  const part = useLater(isTicketed, () => import('./AfterTrip.tsx'));
  return part && <part.AfterTrip {...props} />;
}
