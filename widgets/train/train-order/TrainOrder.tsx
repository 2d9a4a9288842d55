import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { BookingGate, BrokenLink } from '#parts/booking/BookingGate.tsx';
import { trainArt } from '#parts/product/empty-art.ts';
import { OrderPage } from './OrderPage.tsx';
import { draftKeyOf, readChoice } from './address.ts';
import type { Choice } from './address.ts';
import { createTrainOrder } from './model.ts';
import { conflictWords } from '#parts/rail/offer/conflict-words.ts';
import { texts as ownTexts } from './texts.ts';

/** The order form of the rides that its address names. */
export function TrainOrder() {
  const services = useServices();
  const texts = useTexts('train-order', ownTexts);
  const { query } = useValue(services.place);
  const choice = readChoice(query, useValue(services.session.user));
  const isWait = query['wait'] !== undefined;
  const waiting = useLater(isWait, () => import('./wait/WaitOrder.tsx'));
  if (isWait) return waiting && <waiting.WaitOrder />;
  if (choice) return <Order key={draftKeyOf(choice)} choice={choice} />;
  return (
    <BrokenLink
      art={trainArt}
      title={texts.brokenTitle}
      text={texts.brokenText}
      to="train_query_list"
      label={texts.toSearch}
    />
  );
}

const boxes = { main: [104, 190, 180, 126], side: [240, 150] };

function Order({ choice }: { choice: Choice }) {
  const services = useServices();
  const texts = useTexts('train-order', ownTexts);
  const model = useModel(() => createTrainOrder(services, choice, texts));
  // Asked for beside the price, so that both are there together.
  const extras = useLater(true, () => import('./sections/Extras.tsx'));
  const lost = useValue(model.hold.lost);
  return (
    <BookingGate
      booking={model}
      art={trainArt}
      boxes={boxes}
      gone={() => conflictWords(lost)}
      loadConflicts={() => import('./order/ConflictDialog.tsx')}
    >
      <OrderPage model={model} extras={extras} />
    </BookingGate>
  );
}
