import { useValue } from '#kit/readable.ts';
import { useLater } from '#kit/part.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { BookingPage } from './BookingPage.tsx';
import { BookingSkeleton } from './BookingSkeleton.tsx';
import { Conflict } from './Parts.tsx';
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
    <Empty
      art="flight"
      title={t.brokenTitle}
      text={t.brokenText}
      action={
        <Button kind="primary" onClick={() => services.navigate('DomesticAirTicketQuery')}>
          {t.chooseAgain}
        </Button>
      }
    />
  );
}

function Booking({ choice }: { choice: Choice }) {
  const services = useServices();
  const t = useWords();
  const model = useModel(() => createFlightBooking(services, choice));
  // Asked for beside the price, so that both are there together.
  const extras = useLater(true, () => import('./sections/Extras.tsx'));
  const stage = useValue(model.verification.stage);
  const failure = useValue(model.verification.failure);
  const again = <Button onClick={model.chooseAgain}>{t.chooseAgain}</Button>;

  if (stage === 'ready') return <BookingPage model={model} extras={extras} />;
  if (stage === 'loading') {
    return (
      <>
        <BookingSkeleton label={t.loading} />
        <Conflict model={model} />
      </>
    );
  }
  if (stage === 'soldOut' || stage === 'adultsOnly')
    return (
      <Empty
        art="flight"
        title={stage === 'soldOut' ? t.soldOutTitle : t.adultsOnlyTitle}
        text={failure || t.soldOutText}
        action={again}
      />
    );
  if (stage === 'refused') {
    const toPrivate = (
      <Button onClick={() => services.navigate('air_order_info', services.place.peek().query)}>{t.toPrivate}</Button>
    );
    return (
      <Empty
        art="flight"
        title={t.refusedTitle}
        text={failure}
        action={
          <div className="t-row">
            {model.form.business && toPrivate}
            {again}
          </div>
        }
      />
    );
  }
  return (
    <Empty
      art="fail"
      title={t.failedTitle}
      text={failure}
      action={
        <div className="t-row">
          {again}
          <Button kind="primary" onClick={() => void model.start()}>
            {t.retry}
          </Button>
        </div>
      }
    />
  );
}
