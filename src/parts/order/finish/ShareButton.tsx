import { createPart } from '#kit/part.ts';
import { createPress } from '#kit/press.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { finishTexts } from './texts.ts';

/** Shares an order with those who travel along. */
export function ShareButton({ text }: { text: string }) {
  const services = useServices();
  const texts = useTexts('order-finish', finishTexts);
  const later = useModel(() => createPress(createPart(() => import('../share-order.ts'))));
  return (
    <Button onClick={() => later.press(({ createShare }) => void createShare(services, texts)(text))}>
      {texts.share}
    </Button>
  );
}
