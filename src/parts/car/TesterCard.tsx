import { useState } from 'react';
import type { CarCity, CarTrial } from '#contract/car.ts';
import type { CompanySubject } from '#contract/company-people.ts';
import { carClasses, carClassNames, carScenes, carSceneNames } from '#domain/car/names.ts';
import { dayNames } from '#domain/car/week.ts';
import { isMoney } from '#domain/format-checks.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { effectNames } from '#domain/policy/schema.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import type { DotKind } from '#ui/display/Tag.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad, iconCheck } from '#ui/icons/icons-basic.ts';
import { Select } from '#ui/select/Select.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { likelyRides } from './tester.ts';
import type { TesterModel } from './tester.ts';
import type { Texts } from './texts.ts';

const tags = { ok: 'ok', over: 'over', forbidden: 'bad' } as const;
const dots: Readonly<Partial<Record<NonNullable<CarTrial['effect']>, DotKind>>> = {
  hint: 'brand',
  reason: 'warn',
  approve: 'act',
  forbid: 'bad',
};
const yuan = (text: string): string => showFen(fenOf(text));
const pair = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 8 } as const;

/** A ride that is made up, and what the rules say of it: the verdict, each check, and the nearest choice that complies. */
export function TesterCard({ model, cities, t }: { model: TesterModel; cities: readonly CarCity[]; t: Texts }) {
  const [trial, state, busy, isWhole] = useValues(model.trial, model.state, model.busy, model.isWhole);
  const [people, setPeople] = useState<readonly CompanySubject[]>([]);
  const { edit } = model;
  const { say } = useSay();
  const cityOf = (code: string) => say(cities.find((one) => one.code === code)?.name ?? code);
  /** Between two cities each end names its own. */
  const wayOf = ({ city, toCity, from, to }: typeof trial) =>
    toCity
      ? `${cityOf(city)} ${from}`.trim() + ` → ${`${cityOf(toCity)} ${to}`.trim()}`
      : from && to
        ? `${from} → ${to}`
        : t.inCity(cityOf(city));
  return (
    <Card title={t.test} sub={t.testSub}>
      <div className="t-col" style={{ gap: 12 }}>
        <div className="t-row t-row--wrap" role="group" aria-label={t.likely}>
          {likelyRides.map(({ key, ...ride }) => (
            <Chip key={key} size="sm" onClick={() => edit(ride)}>
              {t.likelyRides[key]}
            </Chip>
          ))}
        </div>
        <div style={pair}>
          <Field label={t.weekday}>
            {(aria) => (
              <Select
                {...aria}
                size="sm"
                value={String(trial.weekday)}
                options={dayNames.map((label, day) => ({ value: String(day), label: say(label) }))}
                onChange={(day) => edit({ weekday: Number(day) })}
              />
            )}
          </Field>
          <Field label={t.time}>
            {(aria) => (
              <Input
                {...aria}
                size="sm"
                value={trial.time}
                maxLength={5}
                invalid={!model.isTime(trial.time)}
                onInput={(time) => edit({ time: time.normalize('NFKC') })}
              />
            )}
          </Field>
          <Field label={t.scene}>
            {(aria) => (
              <Select
                {...aria}
                size="sm"
                value={trial.scene}
                options={carScenes.map((value) => ({ value, label: say(carSceneNames[value]) }))}
                onChange={(scene) => edit({ scene })}
              />
            )}
          </Field>
          <Field label={t.carClass}>
            {(aria) => (
              <Select
                {...aria}
                size="sm"
                value={trial.carClass}
                options={carClasses.map((value) => ({ value, label: say(carClassNames[value]) }))}
                onChange={(carClass) => edit({ carClass })}
              />
            )}
          </Field>
          <Field label={t.city}>
            {(aria) => (
              <Select
                {...aria}
                size="sm"
                value={trial.city}
                options={cities.map(({ code, name }) => ({ value: code, label: say(name) }))}
                onChange={(city) => edit({ city, ...(city === trial.toCity && { toCity: '' }) })}
              />
            )}
          </Field>
          <Field label={t.toCity}>
            {(aria) => (
              <Select
                {...aria}
                size="sm"
                value={trial.toCity}
                options={[
                  { value: '', label: t.sameCity },
                  ...cities
                    .filter(({ code }) => code !== trial.city)
                    .map(({ code, name }) => ({ value: code, label: t.crossTo(say(name)) })),
                ]}
                onChange={(toCity) => edit({ toCity })}
              />
            )}
          </Field>
          <Field label={t.amount}>
            {(aria) => (
              <Input
                {...aria}
                size="sm"
                before="¥"
                inputMode="decimal"
                value={trial.amount}
                maxLength={9}
                invalid={!isMoney(trial.amount)}
                onInput={(amount) => edit({ amount: amount.normalize('NFKC') })}
              />
            )}
          </Field>
          <Field label={t.from}>
            {(aria) => (
              <Input {...aria} size="sm" value={trial.from} maxLength={20} onInput={(from) => edit({ from })} />
            )}
          </Field>
          <Field label={t.to}>
            {(aria) => <Input {...aria} size="sm" value={trial.to} maxLength={20} onInput={(to) => edit({ to })} />}
          </Field>
        </div>
        <PeopleField
          label={t.employee}
          hint={t.employeeHint}
          name="tester"
          error={undefined}
          most={1}
          value={people}
          onInput={(found) => {
            setPeople(found);
            edit({ employeeId: found[0]?.id });
          }}
          onBlur={() => undefined}
        />
        <div aria-live="polite" aria-busy={busy || undefined}>
          {!isWhole ? (
            <p className="t-s13 t-2">{t.unfinished}</p>
          ) : state.state === 'failed' || state.state === 'missing' ? (
            <Alert kind="bad" action={<LinkButton onClick={model.load}>{t.retry}</LinkButton>}>
              {say(state.text)}
            </Alert>
          ) : state.state !== 'ready' ? (
            <Skeleton height={160} />
          ) : (
            <Answer trial={state.data} way={wayOf(trial)} t={t} />
          )}
        </div>
      </div>
    </Card>
  );
}

function Answer({ trial, way, t }: { trial: CarTrial; way: string; t: Texts }) {
  const { say } = useSay();
  const { state, effect, overBy, companyPays, message, rows, checks, nearest, month } = trial;
  return (
    <div className="t-col" style={{ gap: 10 }}>
      <div className="t-row t-row--wrap">
        <Tag kind={tags[state]}>{state === 'over' && fenOf(overBy) > 0 ? t.over(yuan(overBy)) : t.states[state]}</Tag>
        {effect && <Dot {...(dots[effect] && { kind: dots[effect] })}>{say(effectNames[effect])}</Dot>}
        {rows.length > 0 && <span className="t-s12 t-3 t-end">{t.hit(rows.join(t.and))}</span>}
      </div>
      <p className="t-s13 t-2">
        {t.answer([way, t.message(message), state !== 'forbidden' && t.pays(yuan(companyPays))])}
      </p>
      <ul className="t-s13">
        {checks.map((one) => {
          const { isOk } = one;
          const { name, text, note } = t.check(one, trial, say);
          return (
            <li key={one.kind} className="t-row" style={{ lineHeight: '26px' }}>
              <span className={isOk ? 't-ok' : 't-over'}>
                <Icon of={isOk ? iconCheck : iconBad} size={16} />
              </span>
              <span className="t-3 t-nowrap">{name}</span>
              <span className="t-grow">{text}</span>
              <span className={isOk ? 't-s12 t-3' : 't-s12 t-over'}>{note}</span>
            </li>
          );
        })}
      </ul>
      {month && fenOf(month.used) > 0 && (
        <progress
          aria-label={t.month}
          style={{ width: '100%' }}
          max={Math.max(1, fenOf(month.cap))}
          value={fenOf(month.used)}
        />
      )}
      {nearest && (
        <div className="t-s13">
          <span className="t-s12 t-3">{t.nearest}</span>
          <div className="t-row">
            <span className="t-grow">{t.choice(nearest, say)}</span>
            <Tag kind="ok">{t.states.ok}</Tag>
            {fenOf(nearest.saves) > 0 && <b>{t.saves(yuan(nearest.saves))}</b>}
          </div>
        </div>
      )}
    </div>
  );
}
