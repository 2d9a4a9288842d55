import { nextOrder } from '#parts/booking/company/split.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';

const texts = {
  waits: (names: string) => `${names} 按其差标另下一单`,
  go: (names: string) => `为 ${names} 下单`,
};

/** After an order out of which travellers were taken: the way to theirs. */
export function NextOrder() {
  const next = nextOrder(useServices());
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
