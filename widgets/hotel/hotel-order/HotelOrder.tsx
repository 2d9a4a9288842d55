import { useLater } from '#kit/part.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { BookingGate, BrokenLink } from '#parts/booking/BookingGate.tsx';
import { Sold } from '#parts/product/Sold.tsx';
import { OrderPage } from './OrderPage.tsx';
import { draftKeyOf, readChoice } from './address.ts';
import type { Choice } from './address.ts';
import { createHotelOrder } from './model.ts';
import { texts as ownTexts } from './texts.ts';

/** In an application that sells no hotels, the telephone. */
export const HotelOrder = () => (
  <Sold product="hotel">
    <NamedOrder />
  </Sold>
);

/** The order form of the rate and stay that its address names. */
function NamedOrder() {
  const services = useServices();
  const texts = useTexts('hotel-order', ownTexts);
  const { query } = useValue(services.place);
  const read = readChoice(query, services.clock.now(), useValue(services.session.user));
  if ('choice' in read) return <Order key={draftKeyOf(read.choice)} choice={read.choice} />;
  return <BrokenLink product="hotel" words={texts} text={read.problem} label={texts.toSearch} />;
}

function Order({ choice }: { choice: Choice }) {
  const services = useServices();
  const texts = useTexts('hotel-order', ownTexts);
  const model = useModel(() => createHotelOrder(services, choice, texts));
  const business = useLater(model.isBusiness, () => import('#parts/booking/BusinessSection.tsx'));
  const [lost, stage] = useValues(model.hold.lost, model.hold.stage);
  const words = useLater(stage === 'gone', () => import('./order/conflict-words.ts'));
  return (
    <BookingGate
      booking={model}
      product="hotel"
      boxes={{ main: [104, 160, 136], side: [260, 130] }}
      gone={() => words && { ...words.conflictWords(lost, texts), more: words.fewerOf(model, lost) }}
      loadConflicts={() => import('./order/ConflictDialog.tsx')}
    >
      <OrderPage model={model} business={business} />
    </BookingGate>
  );
}
