import { useState } from 'react';
import type { RefObject } from 'react';
import { isAnnounced } from '#domain/calendar/holidays.ts';
import { addDays, daysBetween } from '#domain/china-time.ts';
import { addMonths } from '#domain/spans.ts';
import { maxDaysAhead } from '#domain/flight/search/search-state.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useFocusedDay } from '#parts/search/days/use-focused-day.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Calendar } from '#ui/calendar/Calendar.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/overlay/Panel.tsx';
import { iconArrow } from '#ui/icons/icons.ts';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { cx } from '#ui/base/passed-props.ts';
import type { FlightSearchModel } from '../../model.ts';
import { texts as ownTexts } from '../picker-texts.ts';
import { usePriceFacts } from './price-facts.ts';

/** The calendar below the fields of the days, or as a sheet. */
export function DatePicker({
  model,
  anchor,
  title,
}: {
  model: FlightSearchModel;
  anchor: RefObject<HTMLElement | null>;
  title: string;
}) {
  const { round } = useValue(model.draft);
  return (
    <Panel
      open
      anchor={anchor}
      onClose={() => model.open(null)}
      title={title}
      className="fs-calpop"
      // The day of a one-way trip closes the calendar: there is nothing left to confirm.
      {...(round && { footer: <DateFooter model={model} /> })}
    >
      <DatePanel model={model} />
    </Panel>
  );
}

/** Two months with the lowest price of each day: those of the return while it is being chosen. */
function DatePanel({ model }: { model: FlightSearchModel }) {
  const texts = useTexts('flight-search', ownTexts);
  const draft = useValue(model.draft);
  const isBack = useValue(model.picker) === 'returnDate' && draft.round;
  const [from, to] = isBack ? [draft.to, draft.from] : [draft.from, draft.to];
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isNarrow = useIsNarrow(box);
  useFocusedDay(box);
  const today = model.services.clock.today();
  const { day, onMonthChange } = usePriceFacts(model.prices, from, to, today);
  const [lastMonth, setLastMonth] = useState(today.slice(0, 7));
  // Holidays are announced in November for the year that follows.
  const ahead = `${lastMonth}-01`;
  const hasRoute = Boolean(from && to);
  const note = !hasRoute
    ? texts.noCities
    : isAnnounced(ahead)
      ? texts.priceNote
      : texts.notAnnounced.replace('{year}', ahead.slice(0, 4));
  return (
    <>
      {draft.round && <Ends model={model} />}
      <p className="fs-calnote">{hasRoute ? texts.phoneNote : texts.noCities}</p>
      {/* The part of the sheet that scrolls, so that the two days above stay. */}
      <div ref={setBox} className="t-sheet__bd">
        <Calendar
          mode={draft.round ? 'range' : 'single'}
          from={draft.date}
          to={draft.round ? draft.returnDate || undefined : undefined}
          min={today}
          max={addDays(today, maxDaysAhead)}
          today={today}
          day={day}
          fromLabel={texts.departDate}
          toLabel={texts.returnDate}
          onPick={(picked) => model.chooseDay(picked, isNarrow)}
          onMonthChange={(first, months) => {
            setLastMonth(addMonths(first, months - 1));
            onMonthChange(first, months);
          }}
          legend
          note={note}
        />
      </div>
    </>
  );
}

/** Above the months of the sheet: which of the two days is being chosen. */
function Ends({ model }: { model: FlightSearchModel }) {
  const texts = useTexts('flight-search', ownTexts);
  const { date, returnDate } = useValue(model.draft);
  const picker = useValue(model.picker);
  const { showDay } = useSay();
  const today = model.services.clock.today();
  const end = (field: 'date' | 'returnDate', label: string, day: string) => (
    <button
      type="button"
      className={cx(picker === field && 'is-on')}
      aria-pressed={picker === field}
      onClick={() => model.open(field)}
    >
      <small>{label}</small>
      <b>{day ? showDay(day, today) : texts.chooseReturn}</b>
    </button>
  );
  return (
    <div className="fs-ends">
      {end('date', texts.departDate, date)}
      <Icon of={iconArrow} size={16} />
      {end('returnDate', texts.returnDate, returnDate)}
    </div>
  );
}

/** The bottom bar of the sheet: number of days, lowest price of both flights. */
function DateFooter({ model }: { model: FlightSearchModel }) {
  const texts = useTexts('flight-search', ownTexts);
  const { from, to, date, returnDate } = useValue(model.draft);
  const found = useValue(model.prices.found);
  const there = found[model.prices.key(from, to)]?.[date];
  const back = found[model.prices.key(to, from)]?.[returnDate];
  return (
    <>
      <div className="t-grow">
        <b>{returnDate ? texts.span(daysBetween(date, returnDate) + 1) : texts.chooseReturn}</b>
        {there && back && (
          <div className="t-s12 t-3">
            {texts.roundLowest} ¥{showFen(fenOf(there) + fenOf(back))}
          </div>
        )}
      </div>
      <Button kind="primary" disabled={!returnDate} onClick={() => model.open(null)}>
        {texts.done}
      </Button>
    </>
  );
}
