import { nextOrder } from '#parts/booking/company/split.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useTexts } from '#kit/use-texts.ts';
import { finishTexts } from './texts.ts';

/** After an order out of which travellers were taken: the way to theirs. */
export function NextOrder() {
  const next = nextOrder(useServices());
  const texts = useTexts('order-finish', finishTexts);
  return (
    next && (
      <p className="t-row t-row--wrap t-s13">
        {texts.waits(next.names)}
        <Button kind="primary" size="sm" onClick={next.go}>
          {texts.go(next.names)}
        </Button>
      </p>
    )
  );
}
