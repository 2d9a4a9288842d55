import type { OrderOfCompany } from '#contract/order.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useTexts } from '#kit/use-texts.ts';
import { finishTexts } from './texts.ts';

/** After an order that was booked from a trip application: the way to its legs that are still open. */
export function BackToApplication({ of: { applicationId, no } }: { of: NonNullable<OrderOfCompany['application']> }) {
  const services = useServices();
  const texts = useTexts('order-finish', finishTexts);
  return <Button onClick={() => services.navigate('travel_apply_details', { applicationId })}>{texts.back(no)}</Button>;
}
