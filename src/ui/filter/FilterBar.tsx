import { useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import type { CalendarProps } from '../calendar/Calendar.tsx';
import { Later } from '../base/Later.tsx';
import { useIsNarrow } from '../base/element-width.ts';
import { Icon } from '../icons/Icon.tsx';
import { iconClose, iconFilter, iconSearch } from '../icons/icons.ts';
import { Input } from '../form/Input.tsx';
import { Badge } from '../display/Tag.tsx';
import { choices } from './choices.ts';
import { FilterControl } from './FilterControl.tsx';
import { isInUse, shortHint, textOf } from './fields.ts';
import type { AnyField, FilterValues, TextFilterField } from './fields.ts';
import { useListWords } from '../list/words/list-words.ts';

interface FilterBarProps {
  /** Name of the filtered list, for screen readers. */
  label: string;
  fields: readonly AnyField[];
  values: FilterValues;
  today: string;
  Days: ComponentType<CalendarProps>;
  onChange: (change: Record<string, unknown>) => void;
  /** At the end of the line: saved views, the export. */
  end?: ReactNode;
}

/** One line of filters on wide roots. On narrow ones the text field stays and a drawer holds the others. */
export function FilterBar({ label, fields, values, today, Days, onChange, end }: FilterBarProps) {
  const listWords = useListWords();
  const bar = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(bar);
  const [isOpen, setOpen] = useState(false);
  const others = fields.filter(({ kind }) => kind !== 'text');
  const isAlone = others.length === fields.length;
  const used = others.filter((field) => isInUse(field, values[field.key])).length;
  return (
    <div ref={bar} role="search" aria-label={label} className="t-flt">
      {/* First: no choice whose width changes moves the field or its button. */}
      {fields.map(
        (field) =>
          field.kind === 'text' && (
            <Search
              key={field.key}
              field={field}
              value={textOf(values[field.key])}
              isNarrow={isNarrow}
              onChange={(value) => onChange({ [field.key]: value })}
            />
          ),
      )}
      {!isNarrow &&
        others.map((field) => (
          <FilterControl key={field.key} field={field} values={values} today={today} Days={Days} onChange={onChange} />
        ))}
      {isNarrow && others.length > 0 && (
        <Button
          block={isAlone}
          aria-label={used ? `${listWords.filter} ${used}` : listWords.filter}
          aria-haspopup="dialog"
          expanded={isOpen}
          icon={<Icon of={iconFilter} />}
          onClick={() => setOpen(true)}
        >
          {isAlone && listWords.filter}
          {used > 0 && <Badge>{used}</Badge>}
        </Button>
      )}
      {end && <div className="t-end t-row">{end}</div>}
      {isNarrow && isOpen && (
        <Later of={choices}>
          {({ StagedFilters }) => (
            <StagedFilters
              fields={others}
              values={values}
              today={today}
              Days={Days}
              onClose={() => setOpen(false)}
              onApply={(change) => {
                setOpen(false);
                onChange(change);
              }}
            />
          )}
        </Later>
      )}
    </div>
  );
}

/** Typed words count after Enter or the button, and are gone with the cross at once. */
function Search({
  field,
  value,
  isNarrow,
  onChange,
}: {
  field: TextFilterField<string>;
  value: string;
  isNarrow: boolean;
  onChange: (value: string) => void;
}) {
  const listWords = useListWords();
  const [{ typed, from }, setTyped] = useState({ typed: value, from: value });
  // The address has changed: a link, the back button, a reset.
  const shown = from === value ? typed : value;
  // Enter may come before the typed text is drawn.
  const latest = useRef('');
  latest.current = shown;
  const keep = (text: string, of: string) => {
    latest.current = text;
    setTyped({ typed: text, from: of });
  };
  const send = (text: string) => {
    keep(text, text.trim());
    if (text.trim() !== value) onChange(text.trim());
  };
  return (
    <div className="t-flt__text t-row">
      <Input
        className="t-grow"
        aria-label={field.label}
        placeholder={isNarrow ? field.short || shortHint(field.placeholder) : field.placeholder}
        enterKeyHint="search"
        maxLength={40}
        value={shown}
        onInput={(text) => keep(text, value)}
        onEnter={() => send(latest.current)}
        before={<Icon of={iconSearch} size={16} />}
        after={
          shown && (
            <button
              type="button"
              className="t-eye"
              aria-label={`${listWords.clearText}${field.label}`}
              onClick={() => send('')}
            >
              <Icon of={iconClose} size={14} />
            </button>
          )
        }
      />
      {!isNarrow && (
        <Button kind="primary" onClick={() => send(latest.current)}>
          {listWords.search}
        </Button>
      )}
    </div>
  );
}
