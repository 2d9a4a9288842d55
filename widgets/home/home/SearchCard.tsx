import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useWidget } from '#kit/use-widget.ts';
import { useServices } from '#kit/widget.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { iconPhone, iconPlane } from '#ui/icons.ts';
import { texts as ownTexts } from './texts.ts';

/** The search of each open product; the flight search widget itself stands in it. */
export function SearchCard() {
  const texts = useTexts('home', ownTexts);
  const { switches } = useValue(useServices().config);
  return (
    <section className="t-card hm-card" aria-label={texts.book}>
      <div className="hm-tabs">
        {switches.airTicket && (
          <h2>
            <Icon of={iconPlane} />
            {texts.domestic}
          </h2>
        )}
      </div>
      {switches.airTicket ? <FlightForm /> : <NoFlights />}
    </section>
  );
}

function FlightForm() {
  const texts = useTexts('home', ownTexts);
  const { View, failed, retry } = useWidget('flight-search');
  if (failed) {
    return (
      <div className="hm-wait">
        <Alert kind="bad" action={<Button size="sm" onClick={retry}>{texts.retry}</Button>}>
          {texts.searchFailed}
        </Alert>
      </div>
    );
  }
  return (
    <div className="hm-slot">
      {View ? (
        <View presentation="home" from="BJS" to="SHA" />
      ) : (
        <div className="hm-wait t-col" aria-busy="true">
          <Skeleton width={120} height={32} />
          <Skeleton height={72} />
          <Skeleton width={240} />
        </div>
      )}
    </div>
  );
}

function NoFlights() {
  const texts = useTexts('home', ownTexts);
  const { telephones } = useValue(useServices().config);
  return (
    <div className="hm-wait t-row t-row--wrap">
      <b>{texts.noFlights}</b>
      <span className="t-2">{texts.noFlightsText}</span>
      {telephones[0] && (
        <a className="t-link" href={`tel:${telephones[0]}`}>
          <Icon of={iconPhone} size={16} />
          {telephones[0]}
        </a>
      )}
    </div>
  );
}
