import { showDay } from '#domain/china-time.ts';
import { linkTo } from '#kit/links/link-to.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { ActionAlert } from '#ui/states/ActionAlert.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { iconArrow, iconRight } from '#ui/icons/icons.ts';
import { Spark } from './Spark.tsx';
import type { HomeModel, LowFare } from './model.ts';
import { texts as ownTexts } from './texts.ts';

/** 近期低价: the lowest real price of six routes, with its course over seven days. */
export function LowFares({ model }: { model: HomeModel }) {
  const services = useServices();
  const texts = useTexts('home', ownTexts);
  const read = useValue(model.fares);
  const shown = read.state === 'ready' ? read.data : null;
  return (
    <section aria-labelledby="hm-low">
      <div className="hm-sh">
        <h2 id="hm-low">{texts.low}</h2>
        <span className="t-s13 t-3">{shown && shown.fares.length > 0 && `${texts.lowText} ${shown.updatedAt}`}</span>
        <LinkButton className="t-end t-s13" {...linkTo(services, 'DomesticAirTicketQuery')}>
          {texts.more}
          <Icon of={iconRight} size={14} />
        </LinkButton>
      </div>
      {'text' in read && (
        <ActionAlert kind="warn" label={texts.retry} onAct={model.reload}>
          {texts.lowFailed}
        </ActionAlert>
      )}
      {shown?.fares.length === 0 && <Alert>{texts.lowNone}</Alert>}
      {read.state === 'loading' && (
        <div className="hm-lo" aria-busy="true">
          {[1, 2, 3, 4, 5, 6].map((n) => (
            <div key={n} className="t-card hm-lo-c">
              <span className="t-col">
                <Skeleton width={104} height={16} />
                <Skeleton width={72} height={12} />
              </span>
              <Skeleton height={20} />
              <Skeleton height={20} />
            </div>
          ))}
        </div>
      )}
      {shown && (
        <div className="hm-lo">
          {shown.fares.map((fare) => (
            <FareCard key={fare.from + fare.to} fare={fare} model={model} />
          ))}
        </div>
      )}
    </section>
  );
}

function FareCard({ fare, model }: { fare: LowFare; model: HomeModel }) {
  const services = useServices();
  const texts = useTexts('home', ownTexts);
  return (
    <LinkButton className="t-card hm-lo-c" {...model.linkOf(fare)}>
      <span>
        <b>
          {fare.fromName}
          <Icon of={iconArrow} size={16} />
          {fare.toName}
        </b>
        <span className="t-s12 t-3">{showDay(fare.date, services.clock.today())}</span>
      </span>
      <Spark heights={fare.heights} label={texts.trend} />
      <Price yuan={fare.price} suffix={texts.from} />
    </LinkButton>
  );
}
