import type { OrderApproval } from '#contract/order.ts';
import { useLater } from '#kit/part.ts';

interface Props {
  approval: OrderApproval | undefined;
  onDecided(): unknown;
}

/** The company's decision about an order; orders that wait for none do not load it. */
export function LaterApproval({ approval, onDecided }: Props) {
  const part = useLater(approval !== undefined, () => import('#parts/process/order/OrderApproval.tsx'));
  return approval && part && <part.OrderApproval key={approval.caseNo} approval={approval} onDecided={onDecided} />;
}
