import { useState } from 'react';
import { addDays, showDay } from '#domain/china-time.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useChosenInView } from '#ui/controls/chosen-in-view.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { TextField } from '#ui/form/fields.tsx';
import type { ChangeTexts } from './texts.ts';

/** The new arrival of a change of destination, which is asked for by a press. */
export function StationField({ value, t, onAsk }: { value: string; t: ChangeTexts; onAsk(station: string): void }) {
  const [typed, setTyped] = useState(value);
  const ask = () => typed.trim() !== value && onAsk(typed.trim());
  return (
    <div className="t-row rx-station">
      <TextField
        name="toStation"
        label={t.station}
        required
        value={typed}
        error={undefined}
        placeholder={t.stationHint}
        maxLength={20}
        onInput={setTyped}
        onBlur={ask}
      />
      <Button onClick={ask}>{t.seeTrains}</Button>
    </div>
  );
}

interface ChangeDaysProps {
  date: string;
  /** On which trains may be taken. */
  dates: { from: string; to: string };
  label: string;
  onChoose(day: string): void;
}

/** The days of a change. */
export function ChangeDays({ date, dates, label, onChoose }: ChangeDaysProps) {
  const today = useServices().clock.today();
  const row = useChosenInView(date);
  const days = Array.from({ length: 15 }, (_, at) => addDays(dates.from, at)).filter((day) => day <= dates.to);
  return (
    <div ref={row} className="t-row rx-days" role="group" aria-label={label}>
      {[...new Set([...days, date])].sort().map((day) => (
        <Chip key={day} size="sm" on={day === date} onClick={() => onChoose(day)}>
          {showDay(day, today)}
        </Chip>
      ))}
    </div>
  );
}
