import { useEffect } from 'react';
import { addDays, daysBetween } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { intlDaysAhead } from '#domain/intl/days-ahead.ts';
import { isReachable } from '#domain/intl/offers.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { DayStrip } from '#parts/search/DayStrip.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { DayCalendar } from './DayCalendar.tsx';
import type { IntlResults } from './create-intl-results.ts';
import { listTexts } from './words/texts.ts';

const around = [-3, -2, -1, 0, 1, 2, 3];

/** Days beside that of the slice, as far as they can be asked for, with the lowest price of the trip on each. */
export function SliceDays({ model }: { model: IntlResults }) {
  const texts = useTexts('intl-results', listTexts);
  const [list, legs, slice, known, key, groups, isBusy] = useValues(
    model.list,
    model.legs,
    model.slice,
    model.days.known,
    model.days.key,
    model.groups,
    model.isBusy,
  );
  const date = legs[slice]?.date ?? '';
  const today = model.services.clock.today();
  const [before = today, after = addDays(today, intlDaysAhead)] = [legs[slice - 1]?.date, legs[slice + 1]?.date];
  const days = date
    ? around
        .map((by) => addDays(date, by))
        .filter((day) => daysBetween(before, day) >= 0 && daysBetween(day, after) >= 0)
    : [];
  const [first, last] = [days[0], days[days.length - 1]];
  // Prices of other days come after the list itself: it must not wait for them.
  useEffect(() => {
    if (!isBusy && first && last) model.days.want(first, last);
  }, [model, isBusy, key, first, last]);
  if (!date) return null;
  // The chosen day has the price of the list below it, of what can be reached there.
  const own = groups.reduce((least, { offers }) => {
    const best = offers.find(({ offer }) => list && isReachable(list, offer, slice));
    return Math.min(least, best?.price.adult ?? Infinity);
  }, Infinity);
  const sayPrice = (day: Day): string | null | undefined => {
    if (day === date && !isBusy && own < Infinity) return `¥${formatYuan(own)}`;
    const price = known[day];
    if (price === 'lost') return undefined;
    if (price === 'none') return texts.noOffer;
    return price ? `¥${formatYuan(Number(price))}` : null;
  };
  const shown = Object.fromEntries(days.map((day) => [day, sayPrice(day)]));
  return (
    <div className="il-days">
      <DayStrip days={days} date={date} prices={shown} texts={texts} onChoose={model.chooseDay} />
      <DayCalendar model={model} date={date} min={before} max={after} />
    </div>
  );
}
