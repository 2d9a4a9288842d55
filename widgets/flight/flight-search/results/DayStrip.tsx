import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dayMarkOf } from '#domain/calendar/holidays.ts';
import { addDays } from '#domain/china-time.ts';
import { stripDays } from '#domain/flight/search/search-prices.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { outsideTrip } from '#parts/booking/application/remaining.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/overlay/Panel.tsx';
import { iconCalendar, iconLeft, iconRight } from '#ui/icons/icons.ts';
import { cx, pressUnless } from '#ui/base/passed-props.ts';
import { useResults } from './use-results.ts';

/** Seven days with the lowest price of each, whole weeks before and after, and the calendar of all days. */
export function DayStrip() {
  const { model, texts } = useResults();
  const { showDay } = useSay();
  const { query } = useValue(model.leg);
  const outbound = useValue(model.outbound);
  const state = useValue(model.state);
  const basis = useValue(model.basis);
  const lowest = useValue(model.lowestAdultFen);
  const heads = useValue(model.heads);
  const list = useValue(model.list);
  const out = useValue(outsideTrip(model.services));
  const isKnown = list !== undefined;
  const { found, key: keyOf, want } = model.search.prices;
  const key = keyOf(query.orgCity, query.dstCity, state, basis);
  const prices = useValue(found)[key];
  // Pages of weeks belong to the day they were turned from.
  const [turned, setTurned] = useState({ from: query.date, weeks: 0 });
  const weeks = turned.from === query.date ? turned.weeks : 0;
  const strip = useRef<HTMLDivElement>(null);
  const today = model.services.clock.today();
  const first = outbound?.flight.arrTime.slice(0, 10) ?? today;
  const days = stripDays(query.date, first, weeks);
  useEffect(() => want(query.orgCity, query.dstCity, days[0] ?? '', days[6] ?? '', state), [model, key, days[0]]);
  // On narrow roots the strip scrolls: the chosen day is in its middle.
  useLayoutEffect(() => {
    const row = strip.current;
    const chosen = row?.querySelector<HTMLElement>('.is-on');
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [query.date, days[0]]);
  // Seven dashes do not help: the days with flights are below the empty list.
  if (list?.flights.length === 0 && prices && weeks === 0 && !days.some((day) => prices[day])) return null;
  const arrow = (by: -1 | 1, label: string) => (
    <button
      type="button"
      className="fs-strip__a fs-wide"
      aria-label={label}
      {...pressUnless(by < 0 && (days[0] ?? '') <= first, () => setTurned({ from: query.date, weeks: weeks + by }))}
    >
      <Icon of={by < 0 ? iconLeft : iconRight} />
    </button>
  );
  return (
    <div part="days" className="t-card fs-strip" role="group" aria-label={texts.dayStrip}>
      {arrow(-1, texts.previousDays)}
      <div ref={strip} className="fs-days">
        {days.map((day) => {
          const mark = dayMarkOf(day)?.mark;
          const isChosen = day === query.date;
          const price = prices?.[day];
          // The chosen day shows the price of the list below.
          const fen = isChosen && isKnown ? lowest : price ? fenOf(price) : Infinity;
          return (
            <button
              key={day}
              type="button"
              className={cx('t-s13 fs-day', isChosen && 'is-on')}
              aria-pressed={isChosen}
              onClick={() => !isChosen && model.chooseDay(day)}
            >
              <span>
                {showDay(day)}
                {out?.isOut(day) && <small> {out.word}</small>}
                {mark && <i className={`is-${mark}`}>{texts[mark]}</i>}
              </span>
              <b>
                {heads > 1 && fen < Infinity && <small>{texts.who.adults} </small>}
                {fen < Infinity ? `¥${showFen(fen)}` : '—'}
              </b>
            </button>
          );
        })}
      </div>
      {arrow(1, texts.nextDays)}
      <LowPriceCalendar days={[first, addDays(today, 364)]} />
    </div>
  );
}

function LowPriceCalendar({ days: [min, max] }: { days: [string, string] }) {
  const { model, texts, form } = useResults();
  const { query } = useValue(model.leg);
  const search = useValue(model.state);
  const basis = useValue(model.basis);
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="t-s12 fs-strip__c"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          model.search.pickers.want();
          setOpen(!isOpen);
        }}
      >
        <Icon of={iconCalendar} />
        {texts.lowCalendar}
      </button>
      <Panel
        open={isOpen}
        anchor={anchor}
        onClose={close}
        title={texts.lowCalendar}
        placement="bottom-end"
        className="fs-calpop"
      >
        <form.PickerPart model={model.search}>
          {(pickers) => (
            <pickers.PriceCalendar
              model={model.search}
              search={search}
              basis={basis}
              from={query.orgCity}
              to={query.dstCity}
              chosen={query.date}
              min={min}
              max={max}
              onPick={(day) => {
                close();
                anchor.current?.focus();
                if (day !== query.date) model.chooseDay(day);
              }}
            />
          )}
        </form.PickerPart>
      </Panel>
    </>
  );
}
