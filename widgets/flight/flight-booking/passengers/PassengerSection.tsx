import { headCount } from '#domain/flight/order-price.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { passengerRoutes } from '#routes/passenger.ts';
import type { Route } from '#routes/route.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { FrequentChips } from './FrequentChips.tsx';
import { Pasted } from './PastePanel.tsx';
import { PassengerCard } from './PassengerCard.tsx';
import type { BookingModel } from '../model.ts';
import { useWords } from '../use-words.ts';

/** The page of the frequent list comes with its own widget. */
const canManage = passengerRoutes.some((route: Route) => route.name === 'passengers' && route.widget);

export function PassengerSection({ model }: { model: BookingModel }) {
  const t = useWords();
  const services = useServices();
  const people = useValue(model.form.people);
  const problems = useValue(model.form.errors);
  const listed = useValue(model.form.chips);
  const { telephones } = useValue(services.config);
  const alone = useValue(model.form.telephoneOnly);
  const manage = canManage && {
    href: services.hrefOf('passengers') || undefined,
    onClick: () => services.navigate('passengers'),
  };
  return (
    <Card
      className="bk-sec"
      title={t.passengers}
      sub={<Counter model={model} />}
      end={
        manage && (
          <LinkButton className="t-s13" {...manage}>
            {t.manage}
          </LinkButton>
        )
      }
    >
      <FrequentChips model={model} />
      <Pasted form={model.form} />
      {people.map((one, at) => (
        <PassengerCard key={one.draft.key} model={model} one={one} at={at} problems={problems} />
      ))}
      {!people.length && !problems['people'] && (
        <p className="fb-none t-s13 t-3">{listed.length ? t.nobody : t.nobodyListed}</p>
      )}
      {(problems['people'] || alone) && (
        <div className="bk-gap" tabIndex={-1} data-problem={problems['people'] ? '' : undefined}>
          <Alert
            kind={problems['people'] ? 'bad' : 'warn'}
            action={
              alone && telephones[0] ? (
                <LinkButton href={`tel:${telephones[0]}`}>
                  {t.callService} {telephones[0]}
                </LinkButton>
              ) : undefined
            }
          >
            {problems['people'] || alone}
          </Alert>
        </div>
      )}
    </Card>
  );
}

/** Number of chosen passengers; in a search for several, also the missing ones; with a child, the rule of children. */
function Counter({ model }: { model: BookingModel }) {
  const t = useWords();
  const people = useValue(model.form.present);
  const missing = useValue(model.form.missing);
  const searched = headCount(model.choice.counts);
  const isMissing = searched > 1 && missing;
  const isTried = useValue(model.form.isTried);
  const hasChild = model.choice.counts.CHD > 0 || people.some(({ fare }) => fare === 'CHD');
  return (
    <>
      <span role="status" className={isMissing && isTried ? 't-over' : undefined}>
        {t.chosenOf(people.length, searched)}
        {isMissing && t.stillMissing(missing)}
      </span>
      {hasChild && <span className="fb-line">{t.passengersSub}</span>}
    </>
  );
}
