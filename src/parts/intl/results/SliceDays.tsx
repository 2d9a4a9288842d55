import { addDays, daysBetween } from '#domain/china-time.ts';
import { intlDaysAhead } from '#domain/intl/trip-check.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { DayStrip } from '#parts/search/DayStrip.tsx';
import type { IntlResults } from './create-intl-results.ts';
import { listTexts } from './texts.ts';

const around = [-3, -2, -1, 0, 1, 2, 3];

/** Days beside that of the slice, as far as they can be asked for. */
export function SliceDays({ model }: { model: IntlResults }) {
  const texts = useTexts('intl-search', listTexts);
  const [{ legs }, slice] = useValues(model.state, model.slice);
  const date = legs[slice]?.date;
  if (!date) return null;
  const today = model.services.clock.today();
  const [before = today, after = addDays(today, intlDaysAhead)] = [legs[slice - 1]?.date, legs[slice + 1]?.date];
  const days = around
    .map((days) => addDays(date, days))
    .filter((day) => daysBetween(before, day) >= 0 && daysBetween(day, after) >= 0);
  return <DayStrip days={days} date={date} texts={texts} onChoose={model.chooseDay} />;
}
