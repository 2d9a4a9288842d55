import { useId, useRef, useState } from 'react';
import type { Day } from '#domain/china-time.ts';
import { feastFacts } from '#parts/search/days/feast-facts.ts';
import { useFocusedDay } from '#parts/search/days/use-focused-day.ts';
import { useLater } from '#kit/part.ts';
import { useSay } from '#kit/say.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useServices } from '#kit/widget.ts';
import { cx } from '#ui/base/passed-props.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCalendar } from '#ui/icons/icons.ts';
import { Panel } from '#ui/overlay/Panel.tsx';

interface DaysFieldProps {
  /** Names the control. */
  label: string;
  mode: 'single' | 'range';
  from: Day | '';
  to: Day | '';
  min: Day;
  max?: Day | undefined;
  placeholder: string;
  /** Behind the days: their number. */
  note?: string | undefined;
  invalid?: boolean;
  describedBy?: string | undefined;
  id?: string | undefined;
  /** Both ends; of a single day the second is "". */
  onChange(from: Day, to: Day | ''): void;
}

/** A day, or two ends of a range, chosen in a calendar that opens below. */
export function DaysField(props: DaysFieldProps) {
  const { label, mode, from, to, min, max, placeholder, note, invalid, describedBy, id, onChange } = props;
  const today = useServices().clock.today();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const part = useLater(isOpen, () => import('#ui/calendar/range-days.ts'));
  useStyles(part?.styles);
  const [box, setBox] = useState<HTMLElement | null>(null);
  useFocusedDay(box);
  const [start, setStart] = useState<Day | null>(null);
  const close = () => {
    setOpen(false);
    setStart(null);
  };
  const pick = (day: string) => {
    if (mode === 'range' && (start === null || day < start)) return setStart(day);
    close();
    onChange(mode === 'range' && start ? start : day, mode === 'range' ? day : '');
  };
  const { say, showDay } = useSay();
  const shown = [from, mode === 'range' && to].flatMap((day) => (day ? [showDay(day, today)] : [])).join(say(' 至 '));
  return (
    <>
      <button
        ref={anchor}
        id={id}
        type="button"
        className={cx('t-input', isOpen && 'is-open', invalid && 'is-error')}
        style={{ width: '100%' }}
        role="combobox"
        aria-haspopup="dialog"
        aria-controls={panel}
        aria-expanded={isOpen}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-label={`${label} ${shown || placeholder}`}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Icon of={iconCalendar} size={16} />
        <span className={cx('t-nowrap', !shown && 't-ph')}>{shown || placeholder}</span>
        {note && <span className="t-end t-s12 t-3 t-nowrap">{note}</span>}
      </button>
      <Panel open={isOpen} anchor={anchor} onClose={close} title={label}>
        {part ? (
          <div ref={setBox} id={panel}>
            <part.Calendar
              mode={mode}
              from={start ?? (from || undefined)}
              to={start ? undefined : to || undefined}
              min={min}
              max={max}
              today={today}
              day={feastFacts}
              onPick={pick}
            />
          </div>
        ) : (
          <div className="t-range__wait" aria-busy="true" />
        )}
      </Panel>
    </>
  );
}
