import type { TrainOrder } from '#contract/train-order.ts';
import { useLater } from '#kit/part.ts';

/** The wishes of an order that waits, or waited; nothing of another one. */
export function Waited({ wait, status }: Pick<TrainOrder, 'wait' | 'status'>) {
  const part = useLater(wait !== undefined, () => import('./WaitCard.tsx'));
  return wait && part && <part.WaitCard wait={wait} status={status} />;
}
