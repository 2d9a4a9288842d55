import { useState } from 'react';
import type { ReactNode } from 'react';
import { usualRoute } from '#domain/flight/search/search-state.ts';
import { searchesKey, stillAhead } from '#domain/flight/search/search-history.ts';
import { linkTo } from '#kit/links/link-to.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useWidget } from '#kit/use-widget.ts';
import { useServices } from '#kit/widget.ts';
import { ActionAlert } from '#ui/states/ActionAlert.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { iconBed, iconGlobe, iconPhone, iconPlane, iconTrain } from '#parts/product/icons.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { isOpened } from '#routes/opened.ts';
import { homeTabs, searchRouteOf } from './tabs.ts';
import type { HomeTab } from './tabs.ts';
import { texts as ownTexts } from './texts.ts';

/** The search of one product that the application sells, with tabs to the others. One product alone needs no bar. */
export function SearchCard() {
  const texts = useTexts('home', ownTexts);
  const services = useServices();
  const { switches } = useValue(services.config);
  const [chosen, choose] = useState<HomeTab | null>(null);
  const tabs = homeTabs(switches, isOpened);
  const current = tabs.find((tab) => tab === chosen) ?? tabs.find((tab) => forms[tab]);
  const renderForm = current && forms[current];
  return (
    <section className="t-card hm-card" aria-label={current && tabs.length === 1 ? texts[current] : texts.book}>
      {(tabs.length > 1 || (tabs.length === 1 && !current)) && (
        <div className="hm-tabs">
          {tabs.map((product) => {
            const content = (
              <>
                <Icon of={icons[product]} />
                {texts[product]}
              </>
            );
            if (product === current) return <h2 key={product}>{content}</h2>;
            const link = linkTo(services, searchRouteOf(product));
            return (
              <LinkButton
                key={product}
                className="hm-tab"
                {...link}
                {...(forms[product] && { onClick: () => choose(product) })}
              >
                {content}
              </LinkButton>
            );
          })}
        </div>
      )}
      {renderForm ? renderForm() : <NoProducts />}
    </section>
  );
}

const icons = { airTicket: iconPlane, intl: iconGlobe, hotel: iconBed, train: iconTrain } as const;

function FlightForm() {
  const { clock, config, preferences } = useServices();
  /** The form's last line: searches made before, and who provides it. */
  const [[last, ...older]] = useState(() => stillAhead(preferences.get<unknown[]>(searchesKey, [])));
  const hasLine = config.peek().texts.providedBy !== '' || stillAhead([last, ...older], clock.today()).length > 0;
  return <ProductForm widget="flight-search" hasLine={hasLine} given={last ? {} : usualRoute} />;
}

/** Products whose search is a widget that stands in the card; the others' tabs lead to their own page. */
const forms: Partial<Record<HomeTab, () => ReactNode>> = {
  airTicket: () => <FlightForm />,
  intl: () => <ProductForm widget="intl-search" />,
  hotel: () => <ProductForm widget="hotel-booking" />,
  train: () => <ProductForm widget="train-booking" />,
};

interface ProductFormProps {
  widget: string;
  hasLine?: boolean;
  given?: Readonly<Record<string, string>>;
}

function ProductForm({ widget, hasLine, given }: ProductFormProps) {
  const texts = useTexts('home', ownTexts);
  const { View, failed, retry } = useWidget(widget);
  if (failed) {
    return (
      <div className="hm-wait">
        <ActionAlert kind="bad" label={texts.retry} onAct={retry}>
          {texts.searchFailed}
        </ActionAlert>
      </div>
    );
  }
  return (
    <div className={hasLine ? 'hm-slot has-line' : 'hm-slot'}>
      {View ? (
        <View presentation="home" {...given} />
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

function NoProducts() {
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
