import { useValue } from '#kit/readable.ts';
import { useLater } from '#kit/part.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { BookingGate, BrokenLink } from '#parts/booking/BookingGate.tsx';
import { BookingPage } from './BookingPage.tsx';
import { draftKeyOf, readChoice } from './address.ts';
import type { Choice } from './address.ts';
import { createFlightBooking } from './model.ts';
import { useWords } from './use-words.ts';

/** The booking page of the flights its address names; private, business and government-purchase travel are three routes of it. */
export function FlightBooking({ travelType, gpFlag }: { travelType?: string; gpFlag?: string }) {
  const t = useWords();
  const { query } = useValue(useServices().place);
  const choice = readChoice(query, travelType, gpFlag === '1');
  if (choice) return <Booking key={draftKeyOf(choice)} choice={choice} />;
  return <BrokenLink product="flight" words={t} label={t.chooseAgain} />;
}

const boxes = { main: [104, 190, 142, 232, 126], side: [340, 206] };

function Booking({ choice }: { choice: Choice }) {
  const services = useServices();
  const t = useWords();
  const model = useModel(() => createFlightBooking(services, choice));
  // Asked for beside the price, so that both are there together.
  const extras = useLater(true, () => import('./sections/Extras.tsx'));
  const lost = useValue(model.hold.lost);
  return (
    <BookingGate
      booking={model}
      product="flight"
      boxes={boxes}
      gone={(failure) => extras && { title: extras.goneTitle(lost, t), text: failure }}
      loadConflicts={() => import('./order/ConflictDialog.tsx')}
    >
      <BookingPage model={model} extras={extras} />
    </BookingGate>
  );
}
