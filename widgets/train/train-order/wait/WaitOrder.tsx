import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { BookingGate, BrokenLink } from '#parts/booking/BookingGate.tsx';
import { trainArt } from '#parts/product/empty-art.ts';
import { conflictWords } from '#parts/rail/offer/conflict-words.ts';
import { readWait, waitDraftKey } from './address.ts';
import type { WaitChoice } from './address.ts';
import { createWaitOrder } from './model.ts';
import { WaitPage } from './WaitPage.tsx';
import { texts as ownTexts } from './texts.ts';

/** The order form of trains that are sold out, as its address names them. */
export function WaitOrder() {
  const services = useServices();
  const texts = useTexts('train-wait', ownTexts);
  const choice = readWait(useValue(services.place).query);
  if (choice) return <Order key={waitDraftKey(choice)} choice={choice} />;
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

const boxes = { main: [190, 160, 180, 126], side: [240, 150] };

function Order({ choice }: { choice: WaitChoice }) {
  const services = useServices();
  const texts = useTexts('train-wait', ownTexts);
  const model = useModel(() => createWaitOrder(services, choice, texts));
  const lost = useValue(model.hold.lost);
  return (
    <BookingGate
      booking={model}
      art={trainArt}
      boxes={boxes}
      gone={() => conflictWords(lost)}
      loadConflicts={() => import('../order/ConflictDialog.tsx')}
    >
      <WaitPage model={model} />
    </BookingGate>
  );
}
