import { useState } from 'react';
import { knownCity } from '#domain/flight/cities/known-cities.ts';
import type { Part } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Combobox } from '#ui/select/Combobox.tsx';
import type { TripCities } from './cities.ts';
import { partTexts } from './words/texts.ts';

interface CityFieldProps {
  label: string;
  placeholder: string;
  value: string;
  cities: Part<TripCities>;
  /** Name of a city that the table is not needed for. */
  nameOf(code: string): string;
  invalid?: boolean;
  describedBy?: string | undefined;
  onChange(code: string): void;
}

/** A city, found by name, pinyin, initials or code; hot ones before anything is typed. */
export function CityField(props: CityFieldProps) {
  const { label, placeholder, value, cities, nameOf, invalid = false, describedBy, onChange } = props;
  const { say } = useSay();
  const words = useTexts('application-parts', partTexts);
  const [table, failed] = useValues(cities.value, cities.failed);
  const [query, setQuery] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const found = table?.search(query ?? '') ?? [];
  const show = () => {
    cities.want();
    setOpen(true);
  };
  return (
    <Combobox
      aria-label={label}
      aria-describedby={describedBy}
      invalid={invalid}
      style={{ flex: '1 1 96px', maxWidth: 160, minWidth: 0 }}
      placeholder={placeholder}
      maxLength={20}
      query={query ?? (value ? say(knownCity(value)) || nameOf(value) : '')}
      onQuery={(typed) => {
        setQuery(typed);
        show();
        if (!typed && value) onChange('');
      }}
      options={found.map(({ code, name, note }) => ({
        id: code,
        text: say(name),
        label: say(name),
        ...(note && { hint: say(note) }),
      }))}
      activeFirst={(query ?? '').trim() !== ''}
      empty={table || failed ? words.noCity : words.wait}
      open={open}
      onOpenChange={setOpen}
      onFocus={() => cities.want()}
      onClick={show}
      onPick={({ id }) => {
        setQuery(null);
        onChange(id);
      }}
      onBlur={() => setQuery(null)}
    />
  );
}
