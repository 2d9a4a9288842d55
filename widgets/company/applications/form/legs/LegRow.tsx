import type { LegEstimate } from '#contract/application-views.ts';
import { legKinds } from '#domain/application/schema.ts';
import type { TripLeg, TripProduct } from '#domain/application/schema.ts';
import { addDays, clockOf, dayOf } from '#domain/china-time.ts';
import { showYuan } from '#domain/money.ts';
import { policyProductNames, policyProducts } from '#domain/policy/schema.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { VerdictTag } from '#parts/policy/VerdictTag.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Stepper } from '#ui/controls/Stepper.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad } from '#ui/icons/icons-basic.ts';
import { iconMore } from '#ui/icons/icons.ts';
import { Menu } from '#ui/overlay/Menu.tsx';
import { CityField } from '#parts/application/CityField.tsx';
import { useFormView } from '../context.ts';
import { DaysField } from '#parts/search/days/DaysField.tsx';
import { afterAct } from '#domain/application/legs.ts';
import type { LegAct } from '#domain/application/legs.ts';

const journeys = policyProducts.filter((product) => legKinds[product] === 'journey');

/** One leg: its product, cities, days, number, and its estimate by the fares of now. */
export function LegRow({ leg, at, estimate }: { leg: TripLeg; at: number; estimate: LegEstimate | undefined }) {
  const today = useServices().clock.today();
  const { model, texts, values, errors, nameOf, say } = useFormView();
  const { legs } = values;
  const kind = legKinds[leg.product];
  const number = at + 1;
  const edit = (change: Partial<TripLeg>) =>
    model.form.edit({
      legs: model.form.values.peek().legs.map((one) => (one.legId === leg.legId ? { ...one, ...change } : one)),
    });
  const errorOf = (field: string) => errors[`legs.${at}.${field}`];
  const error = ['legId', 'from', 'to', 'day', 'toDay', 'travellers', 'units'].map(errorOf).find(Boolean);
  const describedBy = error ? `leg-error-${leg.legId}` : undefined;
  const city = (field: 'from' | 'to', label: string, placeholder: string) => (
    <CityField
      cities={model.cities}
      nameOf={nameOf}
      label={label}
      placeholder={placeholder}
      value={leg[field]}
      invalid={errorOf(field) !== undefined}
      describedBy={describedBy}
      onChange={(code) => edit({ [field]: code })}
    />
  );
  const act = (action: string) => model.form.edit({ legs: afterAct(values, at, action as LegAct) });
  const [first, last] = [values.from || today, values.to || addDays(today, 365)];
  return (
    <div className="t-grow t-col">
      <div className="t-row t-row--wrap">
        <span className="t-3 t-s12">{number}</span>
        {kind === 'journey' ? (
          <Segment<TripProduct>
            label={texts.product(number)}
            value={leg.product}
            items={journeys.map((value) => ({ value, label: say(policyProductNames[value]) }))}
            onChange={(product) => edit({ product })}
          />
        ) : (
          <b>{say(policyProductNames[leg.product])}</b>
        )}
        <span className="t-end">
          <Menu
            kind="text"
            size="sm"
            className="t-btn--icon"
            aria-label={texts.more(number)}
            icon={<Icon of={iconMore} />}
            items={[
              { id: 'up', label: texts.up, disabled: at === 0 },
              { id: 'down', label: texts.down, disabled: at === legs.length - 1 },
              { id: 'duplicate', label: texts.duplicate },
              ...(kind === 'journey' ? [{ id: 'back', label: texts.back, disabled: !leg.from || !leg.to }] : []),
              { id: 'remove', label: texts.removeLeg },
            ]}
            onPick={act}
          />
        </span>
      </div>
      <div className="t-row t-row--wrap">
        <span className="t-row" style={kind === 'journey' ? { flex: '1 1 220px', maxWidth: 360 } : { width: 160 }}>
          {kind === 'journey' && (
            <>
              {city('from', texts.from(number), texts.fromHint)}
              <span aria-hidden="true">→</span>
            </>
          )}
          {city(
            'to',
            kind === 'journey' ? texts.to(number) : texts.place(number),
            kind === 'journey' ? texts.toHint : texts.cityHint,
          )}
        </span>
        <span style={{ width: kind === 'journey' ? 150 : 230 }}>
          <DaysField
            label={texts.day(number)}
            mode={kind === 'journey' ? 'single' : 'range'}
            from={leg.day}
            to={leg.toDay}
            min={first}
            max={last}
            placeholder={texts.chooseDay}
            invalid={errorOf('day') !== undefined || errorOf('toDay') !== undefined}
            describedBy={describedBy}
            onChange={(day, toDay) => edit({ day, toDay })}
          />
        </span>
        <span className="t-row">
          <Stepper
            label={{ journey: texts.legPeople, stay: texts.rooms, rides: texts.rides }[kind](number)}
            min={1}
            value={kind === 'journey' ? leg.travellers : leg.units}
            onChange={(count) => edit(kind === 'journey' ? { travellers: count } : { units: count })}
          />
          <span className="t-s12 t-3">{texts.units[kind]}</span>
        </span>
      </div>
      {error && (
        <p id={describedBy} className="t-err">
          <Icon of={iconBad} size={14} />
          <span>{error}</span>
        </p>
      )}
      <EstimateLine estimate={estimate} />
    </div>
  );
}

function EstimateLine({ estimate }: { estimate: LegEstimate | undefined }) {
  const { showDate } = useSay();
  const { texts, values } = useFormView();
  if (!estimate) return null;
  const { state, median, units, cheapest, cheapestTitle, subtotal, verdict, standard, legId, onSale } = estimate;
  const leg = values.legs.find((one) => one.legId === legId);
  const unit = leg ? texts.perUnit[legKinds[leg.product]] : '';
  if (state !== 'priced')
    return (
      <p className="t-s12 t-3">{{ none: texts.noEstimate, open: texts.openEstimate, unsold: texts.unsold }[state]}</p>
    );
  return (
    <div className="t-row t-row--wrap t-s12">
      {onSale && <span className="t-3">{texts.onSale(showDate(dayOf(onSale)), clockOf(onSale))}</span>}
      <span className="t-2">
        {median && texts.estimateOf(showYuan(median), `${units} ${unit}`)}
        {cheapest && ` · ${texts.cheapest(showYuan(cheapest), cheapestTitle)}`}
      </span>
      {subtotal && <b className="t-nowrap">{showYuan(subtotal)}</b>}
      {verdict !== 'none' && (
        <VerdictTag verdict={verdict} words={{ ok: texts.verdicts.ok, over: texts.verdicts.over, forbidden: '' }} />
      )}
      {standard && <span className="t-3">{standard}</span>}
    </div>
  );
}
