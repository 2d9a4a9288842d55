import { knownCode } from '#domain/flight/cities/known-cities.ts';
import { orderPlaceOf } from '#domain/product/products.ts';
import type { TripNote, TripRemedy } from '#domain/order/trips/trip.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { useTripTexts } from './texts.ts';

/** Warnings about a flight or a stay, each with the way to mend it. */
export function Notes({ notes }: { notes: readonly TripNote[] }) {
  return notes.map(({ kind, text, remedy }) => (
    <Alert key={text} kind={kind === 'stay' ? 'info' : 'warn'} action={remedy && <Remedy remedy={remedy} />}>
      {text}
    </Alert>
  ));
}

function Remedy({ remedy }: { remedy: TripRemedy }) {
  const texts = useTripTexts();
  const services = useServices();
  const go = () => {
    if (remedy.kind === 'search') {
      const [from, to] = [knownCode(remedy.from), knownCode(remedy.to)];
      const trip = from && to ? { from, to, date: remedy.day, step: 'outbound' } : {};
      services.navigate('DomesticAirTicketQuery', trip);
      return;
    }
    const place = orderPlaceOf(remedy.type, remedy.orderId);
    if (place) services.navigate(place.route, { ...place.params, ...(remedy.kind === 'change' && { sale: 'change' }) });
  };
  return (
    <LinkButton className="t-nowrap" onClick={go}>
      {texts.remedies[remedy.kind]}
    </LinkButton>
  );
}
