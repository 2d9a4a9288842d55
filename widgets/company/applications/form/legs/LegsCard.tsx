import { mostLegs, tripModes } from '#domain/application/schema.ts';
import type { TripLeg, TripProduct } from '#domain/application/schema.ts';
import { useValues } from '#kit/readable.ts';
import { DragList } from '#ui/arrange/DragList.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad } from '#ui/icons/icons-basic.ts';
import { iconPlus } from '#ui/icons/icons.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { useFormView } from '../context.ts';
import { moved } from '#base/moved.ts';
import { nextLeg } from '#domain/application/legs.ts';
import { CitiesSet } from './CitiesSet.tsx';
import { LegRow } from './LegRow.tsx';
import { Total } from './EstimateFoot.tsx';

/** Legs in their order, moved by pointer or arrow keys, or a set of cities. */
export function LegsCard() {
  const { model, texts, values, errors } = useFormView();
  const { mode, legs } = values;
  const [estimate] = useValues(model.estimate.data);
  const set = (next: TripLeg[]) => model.form.edit({ legs: next });
  const add = (product: TripProduct, label: string) => (
    <Button
      kind="text"
      size="sm"
      disabled={legs.length >= mostLegs}
      icon={<Icon of={iconPlus} size={16} />}
      onClick={() => {
        model.form.keepErrors();
        set([...legs, nextLeg(values, product)]);
      }}
    >
      {label}
    </Button>
  );
  const error = errors['legs'];
  return (
    <section className="t-card" aria-label={texts.trip}>
      <div className="t-card__hd">
        <h2 className="t-h2">{texts.trip}</h2>
        <div className="t-end">
          <Segment
            label={texts.mode}
            value={mode}
            items={tripModes.map((value) => ({ value, label: texts.modes[value] }))}
            onChange={(next) => model.form.edit({ mode: next })}
          />
        </div>
      </div>
      <p className="t-card__bd t-s12 t-3" style={{ paddingBlock: '8px' }}>
        {texts.modeHints[mode]}
      </p>
      {mode === 'cities' ? (
        <CitiesSet />
      ) : (
        <>
          {legs.length ? (
            <DragList
              label={texts.trip}
              items={legs}
              idOf={({ legId }) => legId}
              nameOf={(_, at) => texts.legName(at + 1)}
              isMarked={(leg) => Object.keys(errors).some((path) => path.startsWith(`legs.${legs.indexOf(leg)}.`))}
              onMove={(from, to) => set(moved(legs, from, to))}
            >
              {(leg, at) => (
                <LegRow leg={leg} at={at} estimate={estimate?.legs.find(({ legId }) => legId === leg.legId)} />
              )}
            </DragList>
          ) : (
            <Empty art="order" title={texts.noLegs} text={texts.noLegsText} />
          )}
          {error && (
            <p className="t-err t-card__bd" role="alert">
              <Icon of={iconBad} size={14} />
              <span>{error}</span>
            </p>
          )}
          <div className="t-row t-row--wrap t-card__bd">
            {add('flight', texts.addJourney)}
            {add('hotel', texts.addStay)}
            {add('car', texts.addRides)}
          </div>
        </>
      )}
      <Total />
    </section>
  );
}
