import type { ApplicationOrder } from '#contract/application-order.ts';
import type { ApplicationLeg } from '#contract/application-views.ts';
import { legKinds } from '#domain/application/schema.ts';
import { useTripDays } from '#parts/application/trip-days.ts';
import { useSay } from '#kit/say.ts';
import { showYuan } from '#domain/money.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import { LegOrder } from '#parts/application/AppliedOrder.tsx';
import { productIcons } from '#parts/process/CaseLines.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { PartProps } from './TripDetail.tsx';

/** The legs, each with what is booked and left, and the way to its booking with everything filled in. */
export function Legs({ known, model, texts }: PartProps) {
  const { content, legs, acts, daysAround } = known;
  const mayBook = acts.includes('book');
  return (
    <Card
      title={mayBook && content.mode === 'legs' ? texts.legs : texts.legsOnly}
      sub={mayBook && texts.legsSub(daysAround)}
      bare={content.mode === 'legs'}
    >
      {content.mode === 'cities' ? (
        <Cities known={known} model={model} texts={texts} />
      ) : (
        <ul className="t-lines t-card__bd">
          {legs.map((leg) => (
            <Leg
              key={leg.legId}
              leg={leg}
              orders={known.orders}
              texts={texts}
              onBook={mayBook ? () => model.book(known, leg) : undefined}
              hasUse={mayBook || leg.booked > 0}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface LegProps {
  leg: ApplicationLeg;
  orders: readonly ApplicationOrder[];
  texts: PartProps['texts'];
  onBook?: (() => void) | undefined;
  hasUse: boolean;
}

function Leg({ leg, orders, texts, onBook, hasUse }: LegProps) {
  const { say } = useSay();
  const kind = legKinds[leg.product];
  const unit = texts.units[kind];
  const { book, remaining, booked, all, open, onSale, closed } = leg;
  const [from, to] = [say(leg.fromName), say(leg.toName)];
  const isPart = booked > 0 && remaining > 0;
  const product = say(policyProductNames[leg.product]);
  const days = useTripDays()(leg.day, leg.toDay);
  return (
    <li className="t-row t-row--wrap">
      <Icon of={productIcons[leg.product]} />
      <div style={{ flex: '2 1 200px' }}>
        <b className="t-m">{kind === 'journey' ? `${from} → ${to}` : to}</b>{' '}
        <span className="t-s13 t-2 t-nowrap">{days}</span>
        <div className="t-s12 t-3">
          {product} · {texts.size(all, unit)}
        </div>
      </div>
      {hasUse && (
        <div style={{ flex: '1 1 150px' }}>
          <Dot {...(remaining === 0 ? { kind: 'ok' } : isPart ? { kind: 'warn' } : {})}>
            {remaining === 0 ? texts.full : texts.remaining(remaining, unit)}
          </Dot>
          <div className="t-s12 t-3">
            {[
              texts.booked(booked, all, unit),
              texts.used(showYuan(leg.used)),
              isPart && open.length && texts.open(open),
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </div>
      )}
      {/* As wide in each row: the columns before it begin at one place. */}
      <div style={{ flex: '0 0 104px', textAlign: 'right' }}>
        {onBook && book && onSale && (
          <span className="t-s13 t-warn t-nowrap">{texts.onSale(say(onSale.slice(5, 10)))}</span>
        )}
        {onBook && book && !onSale && (
          <Button
            kind="buy"
            size="sm"
            onClick={onBook}
            aria-label={`${isPart && open[0] && open.length === 1 ? texts.bookFor(open[0]) : texts.book} ${from} ${to}`}
          >
            {isPart && open[0] && open.length === 1 ? texts.bookFor(open[0]) : texts.book}
          </Button>
        )}
        {onBook && closed && <div className="t-s12 t-3">{texts.closed[closed](product)}</div>}
        {!book && <LegOrder leg={leg} orders={orders} label={texts.seeOrder} />}
      </div>
    </li>
  );
}

/** A trip over cities: its products lead to their searches. */
function Cities({ known, model, texts }: PartProps) {
  const { say } = useSay();
  const { cities, tripProducts } = known.content;
  const names = texts.list(cities.map((code) => say(known.cityNames[code] ?? code)));
  return (
    <div className="t-col">
      <p>{texts.anywhere(names)}</p>
      {known.acts.includes('book') && (
        <div className="t-row t-row--wrap">
          {tripProducts.map(
            (product) =>
              known.searches[product] && (
                <Button key={product} kind="buy" onClick={() => model.search(known, product)}>
                  {texts.search(say(policyProductNames[product]))}
                </Button>
              ),
          )}
        </div>
      )}
    </div>
  );
}
