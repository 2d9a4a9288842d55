import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dayMarkOf } from '#domain/calendar/holidays.ts';
import { addDays, showDay } from '#domain/china-time.ts';
import { stripDays } from '#domain/flight/search-prices.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { iconCalendar, iconLeft, iconRight } from '#ui/icons.ts';
import { cx, pressUnless } from '#ui/passed-props.ts';
import { useResults } from './use-results.ts';

/** Seven days with the lowest price of each, whole weeks before and after, and the calendar of all days. */
export function DayStrip() {
  const { model, texts } = useResults();
  const { query } = useValue(model.leg);
  const outbound = useValue(model.outbound);
  const prices = useValue(model.search.prices.found)[model.search.prices.key(query.orgCity, query.dstCity)];
  // Pages of weeks belong to the day they were turned from.
  const [turned, setTurned] = useState({ from: query.date, weeks: 0 });
  const weeks = turned.from === query.date ? turned.weeks : 0;
  const strip = useRef<HTMLDivElement>(null);
  const today = model.services.clock.today();
  const first = outbound?.flight.arrTime.slice(0, 10) ?? today;
  const days = stripDays(query.date, first, weeks);
  useEffect(() => model.search.prices.want(query.orgCity, query.dstCity, days[0] ?? '', days[6] ?? ''), [model, query.orgCity, query.dstCity, days[0]]);
  // On narrow roots the strip scrolls: the chosen day stands in its middle.
  useLayoutEffect(() => {
    const row = strip.current;
    const chosen = row?.querySelector<HTMLElement>('.is-on');
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [query.date, days[0]]);
  const arrow = (by: -1 | 1, label: string) => (
    <button type="button" className="fs-strip__a fs-wide" aria-label={label} {...pressUnless(by < 0 && (days[0] ?? '') <= first, () => setTurned({ from: query.date, weeks: weeks + by }))}>
      <Icon of={by < 0 ? iconLeft : iconRight} />
    </button>
  );
  return (
    <div part="days" className="t-card fs-strip" role="group" aria-label={texts.dayStrip}>
      {arrow(-1, texts.previousDays)}
      <div ref={strip} className="fs-days">
        {days.map((day) => {
          const mark = dayMarkOf(day)?.mark;
          const price = prices?.[day];
          const isChosen = day === query.date;
          return (
            <button key={day} type="button" className={cx('t-s13 fs-day', isChosen && 'is-on')} aria-pressed={isChosen} onClick={() => !isChosen && model.chooseDay(day)}>
              <span>
                {showDay(day, today)}
                {mark && <i className={`is-${mark}`}>{mark === 'rest' ? '休' : '班'}</i>}
              </span>
              {/* The list below says fares without taxes. */}
              <b>
                {price && isChosen && <small>{texts.withTaxes} </small>}
                {price ? `¥${showFen(fenOf(price))}` : '—'}
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
      <Panel open={isOpen} anchor={anchor} onClose={close} title={texts.lowCalendar} placement="bottom-end" className="fs-calpop">
        <form.PickerPart model={model.search}>
          {(pickers) => (
            <pickers.PriceCalendar
              model={model.search}
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
