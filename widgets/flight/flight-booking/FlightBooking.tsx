import { useValue } from '#kit/readable.ts';
import { useLater } from '#kit/part.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { BookingGate, Unavailable } from '#parts/booking/BookingGate.tsx';
import { Conflicts } from '#parts/booking/Conflicts.tsx';
import { flightArt } from '#parts/product/empty-art.ts';
import { Button } from '#ui/controls/Button.tsx';
import { BookingPage } from './BookingPage.tsx';
import { draftKeyOf, readChoice } from './address.ts';
import type { Choice } from './address.ts';
import { createFlightBooking } from './model.ts';
import { useWords } from './use-words.ts';

/** The booking page of the flights its address names; private, business and government-purchase travel are three routes of it. */
export function FlightBooking({ travelType, gpFlag }: { travelType?: string; gpFlag?: string }) {
  const services = useServices();
  const t = useWords();
  const { query } = useValue(services.place);
  const choice = readChoice(query, travelType, gpFlag === '1');
  if (choice) return <Booking key={draftKeyOf(choice)} choice={choice} />;
  return (
    <Unavailable art={flightArt} title={t.brokenTitle} text={t.brokenText}>
      <Button kind="primary" onClick={() => services.navigate('DomesticAirTicketQuery')}>
        {t.chooseAgain}
      </Button>
    </Unavailable>
  );
}

const boxes = { main: [104, 190, 142, 232, 126], side: [340, 206] };

function Booking({ choice }: { choice: Choice }) {
  const services = useServices();
  const t = useWords();
  const model = useModel(() => createFlightBooking(services, choice));
  // Asked for beside the price, so that both are there together.
  const extras = useLater(true, () => import('./sections/Extras.tsx'));
  const lost = useValue(model.hold.lost);
  const conflicts = <Conflicts model={model} load={() => import('./order/ConflictDialog.tsx')} />;
  return (
    <BookingGate
      booking={model}
      art={flightArt}
      boxes={boxes}
      gone={(failure) => ({
        title: lost?.kind === 'soldOut' && lost.adultsOnly ? t.adultsOnlyTitle : t.soldOutTitle,
        text: failure,
      })}
      conflicts={conflicts}
      onPrivate={() => services.navigate('air_order_info', services.place.peek().query)}
    >
      <BookingPage model={model} extras={extras} conflicts={conflicts} />
    </BookingGate>
  );
}
