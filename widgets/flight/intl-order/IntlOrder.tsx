import type { IntlConflict } from '#contract/intl-order.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { BookingGate, BrokenLink } from '#parts/booking/BookingGate.tsx';
import { OrderPage } from './OrderPage.tsx';
import { draftKeyOf, readChoice } from './address.ts';
import type { Choice } from './address.ts';
import { createIntlOrder } from './model.ts';
import { texts as ownTexts } from './texts.ts';

const boxes = { main: [120, 120, 190, 180], side: [240] };

/** The order form of the trip that its address names. */
export function IntlOrder() {
  const texts = useTexts('intl-order', ownTexts);
  const choice = readChoice(useValue(useServices().place));
  if (choice) return <Order key={draftKeyOf(choice)} choice={choice} />;
  return <BrokenLink product="intl" words={texts} label={texts.toSearch} />;
}

function Order({ choice }: { choice: Choice }) {
  const services = useServices();
  const texts = useTexts('intl-order', ownTexts);
  const model = useModel(() => createIntlOrder(services, choice, texts));
  const lost = useValue(model.hold.lost);
  // Asked for beside the price, so that both are there together.
  const extras = useLater(true, () => import('./sections/Extras.tsx'));
  return (
    <BookingGate
      booking={model}
      product="intl"
      boxes={boxes}
      gone={() => extras?.conflictWords(lost as IntlConflict | null) ?? null}
      loadConflicts={() => import('./order/ConflictDialog.tsx')}
    >
      <OrderPage model={model} extras={extras} />
    </BookingGate>
  );
}
