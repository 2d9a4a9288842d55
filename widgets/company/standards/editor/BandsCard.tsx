import { useEffect, useState } from 'react';
import type { Band } from '#domain/policy/schema.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { DayInput } from '#parts/policy/bands/DayInput.tsx';
import { YearPicture, yearEnd, yearFrom } from '#parts/policy/bands/YearPicture.tsx';
import { overlapsOf, usersOf, withBand, withItem } from '#parts/policy/content/edit-content.ts';
import { SmallName } from '#parts/policy/rule/NameBox.tsx';
import { TypedPlace } from '#parts/policy/rule/typed.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { holidaysAhead } from '#parts/policy/bands/holidays-ahead.ts';
import { Card } from '#ui/display/Card.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad } from '#ui/icons/icons-basic.ts';
import { Select } from '#ui/select/Select.tsx';
import { useEditor } from './context.ts';

const colours = [3, 4, 2, 1, 5];

/** Seasons and events: twelve months to drag over, and a line with fields for each of them. */
export function BandsCard() {
  const services = useServices();
  const { model, texts, draft, words } = useEditor();
  const { content } = draft;
  const { bands } = content;
  const [active, setActive] = useState<number>();
  const [wanted, wrong] = useValues(model.typed.wanted, model.typed.texts);
  const asked = bands.findIndex((_, at) => wanted.startsWith(`band${at} `));
  useEffect(() => {
    if (asked >= 0) setActive(asked);
  }, [asked]);
  const isWrong = (at: number) => Object.keys(wrong).some((place) => place.startsWith(`band${at} `));
  const today = services.clock.today();
  const firstMonth = yearFrom(today);
  const lastDay = yearEnd(firstMonth);
  const names = [...new Set(bands.map(({ name }) => name))];
  const toneOf = (name: string) => colours[names.indexOf(name) % colours.length] ?? 1;
  const add = (from: string, to: string) => {
    model.content(withBand(content, bands.length, { name: texts.bandNew, from, to }));
    setActive(bands.length);
  };
  const pick = (from: string, to: string) => {
    const at = bands.findIndex((band) => from === to && band.from <= from && from <= band.to);
    if (at >= 0) setActive(at);
    else add(from, to);
  };
  const addHolidays = () => {
    const { missing, hasOthers, unknownYear } = holidaysAhead(bands, today);
    if (!missing.length) return services.say.toast(texts.noHolidays(unknownYear, hasOthers), 'warn');
    model.content({ ...content, bands: [...bands, ...missing] });
    services.say.toast(texts.holidaysAdded(missing.length), 'ok');
  };
  const remove = (at: number, { name }: Band) => {
    const isLast = !bands.some((band, place) => place !== at && band.name === name);
    const users = usersOf(content, 'band', name).length;
    if (isLast && users) return services.say.toast(texts.bandInUse(name, users), 'warn');
    setActive(undefined);
    model.content({ ...content, bands: withItem(bands, at, undefined) });
  };
  return (
    <Card
      title={texts.bands}
      sub={texts.bandsSub(firstMonth, lastDay.slice(0, 7))}
      end={
        <>
          <LinkButton onClick={addHolidays}>{texts.holidays}</LinkButton>
          <LinkButton onClick={() => add(today, today)}>{texts.addBand}</LinkButton>
        </>
      }
    >
      <div className="t-col" style={{ gap: 16 }}>
        <YearPicture
          label={texts.bandsPicture(names.join(texts.and))}
          firstMonth={firstMonth}
          bands={bands.map(({ name, from, to }) => ({ from, to, tone: toneOf(name) }))}
          active={active}
          onPick={pick}
        />
        {!bands.length && <p className="t-s13 t-3">{texts.noBands}</p>}
        <ul className="t-lines">
          {bands.map((band, at) => (
            <li key={at}>
              {active === at ? (
                <TypedPlace id={`band${at}`}>
                  <BandFields
                    band={band}
                    place={`band${at}`}
                    onChange={(next) => model.content(withBand(content, at, next), `band ${at}`)}
                    onRemove={() => remove(at, band)}
                    onDone={() => setActive(undefined)}
                  />
                </TypedPlace>
              ) : (
                <span className="t-row t-row--wrap t-s13">
                  <Swatch tone={toneOf(band.name)} />
                  <LinkButton onClick={() => setActive(at)} title={texts.bandEdit(band.name)}>
                    {band.name || texts.bandNew}
                  </LinkButton>
                  {(isWrong(at) || !band.name.trim()) && <Icon of={iconBad} size={14} label={texts.numberWrong} />}
                  <span className="t-3">
                    {texts.bandDays(band.from, band.to)}
                    {band.city && ` · ${words.city(band.city)}`}
                  </span>
                </span>
              )}
            </li>
          ))}
        </ul>
        {overlapsOf(bands)
          .slice(0, 5)
          .map(({ a, b, from, to }) => (
            <p key={`${a.name} ${b.name} ${from}`} className="t-s12 t-3">
              {texts.overlap(from, to, a.name, b.name)}
            </p>
          ))}
      </div>
    </Card>
  );
}

const Swatch = ({ tone }: { tone: number }) => (
  <span className="t-chart__key" aria-hidden="true">
    <i className={`t-tone--${tone}`} />
  </span>
);

function BandFields({
  band,
  place,
  onChange,
  onRemove,
  onDone,
}: {
  band: Band;
  place: string;
  onChange(band: Band): void;
  onRemove(): void;
  onDone(): void;
}) {
  const { texts, names, words } = useEditor();
  return (
    <span className="t-row t-row--wrap" role="group" aria-label={texts.bandEdit(band.name)}>
      <SmallName
        label={texts.bandName}
        width={120}
        missing={texts.bandNameMissing}
        place={`${place} ${texts.bandName}`}
        value={band.name}
        onInput={(name) => onChange({ ...band, name })}
        onEnter={onDone}
      />
      <DayInput
        label={texts.bandFrom}
        value={band.from}
        onChange={(from) => onChange({ ...band, from, to: band.to < from ? from : band.to })}
      />
      <DayInput label={texts.bandTo} value={band.to} min={band.from} onChange={(to) => onChange({ ...band, to })} />
      <Select
        size="sm"
        aria-label={texts.bandCity}
        style={{ width: 120 }}
        value={band.city ?? 'all'}
        options={[
          { value: 'all', label: texts.everywhere },
          ...names.cities.map(({ code }) => ({ value: code, label: words.city(code) })),
        ]}
        onChange={(city) => onChange({ ...band, city: city === 'all' ? undefined : city })}
      />
      <Button size="sm" kind="text" onClick={onRemove}>
        {texts.bandRemove}
      </Button>
      <Button size="sm" onClick={onDone}>
        {texts.done}
      </Button>
    </span>
  );
}
