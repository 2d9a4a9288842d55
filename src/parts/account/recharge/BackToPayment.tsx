import { rechargeFor } from '#domain/payment/recharge-for.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';

/** After the recharge: the way back to the payment that it was for. */
export function BackToPayment({ label }: { label: string }) {
  const services = useServices();
  const { forOrder, forType } = rechargeFor(services.place.peek().query);
  return (
    forOrder && (
      <Button
        kind="action"
        onClick={() => services.navigate('pay_order', { orderId: forOrder, businessType: forType })}
      >
        {label}
      </Button>
    )
  );
}
