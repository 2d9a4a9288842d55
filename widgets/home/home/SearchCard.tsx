import { useState } from 'react';
import { searchesKey, stillAhead } from '#domain/flight/search/search-history.ts';
import { linkTo } from '#kit/links/link-to.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useWidget } from '#kit/use-widget.ts';
import { useServices } from '#kit/widget.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { iconBed, iconPhone, iconPlane, iconTrain } from '#ui/icons/icons.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { isOpened } from '#routes/opened.ts';
import { homeTabs, searchRoutes } from './tabs.ts';
import { texts as ownTexts } from './texts.ts';

/** The search of flights; tabs lead to the other products that the application sells. One product alone needs no bar. */
export function SearchCard() {
  const texts = useTexts('home', ownTexts);
  const services = useServices();
  const { switches } = useValue(services.config);
  const [first, ...others] = homeTabs(switches, isOpened);
  return (
    <section
      className="t-card hm-card"
      aria-label={first === 'airTicket' && others.length === 0 ? texts.airTicket : texts.book}
    >
      {others.length > 0 && (
        <div className="hm-tabs">
          {first === 'airTicket' && (
            <h2>
              <Icon of={icons[first]} />
              {texts[first]}
            </h2>
          )}
          {(first === 'airTicket' ? others : [first, ...others]).map(
            (product) =>
              product && (
                <LinkButton key={product} className="hm-tab" {...linkTo(services, searchRoutes[product])}>
                  <Icon of={icons[product]} />
                  {texts[product]}
                </LinkButton>
              ),
          )}
        </div>
      )}
      {switches.airTicket ? <FlightForm /> : <NoFlights />}
    </section>
  );
}

const icons = { airTicket: iconPlane, hotel: iconBed, train: iconTrain } as const;

function FlightForm() {
  const texts = useTexts('home', ownTexts);
  const { clock, config, preferences } = useServices();
  const { View, failed, retry } = useWidget('flight-search');
  /** The form's last line: searches made before, and who provides it. */
  const [[last, ...older]] = useState(() => stillAhead(preferences.get<unknown[]>(searchesKey, [])));
  const hasLine = config.peek().texts.providedBy !== '' || stillAhead([last, ...older], clock.today()).length > 0;
  if (failed) {
    return (
      <div className="hm-wait">
        <Alert
          kind="bad"
          action={
            <Button size="sm" onClick={retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.searchFailed}
        </Alert>
      </div>
    );
  }
  return (
    <div className={hasLine ? 'hm-slot has-line' : 'hm-slot'}>
      {View ? (
        <View presentation="home" {...(!last && { from: 'BJS', to: 'SHA' })} />
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
