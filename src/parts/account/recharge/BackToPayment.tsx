import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { toPayment } from './to-payment.ts';

/** After the recharge: the way back to the payment that it was for. */
export function BackToPayment({ label }: { label: string }) {
  const go = toPayment(useServices());
  return (
    go && (
      <Button kind="action" onClick={go}>
        {label}
      </Button>
    )
  );
}
