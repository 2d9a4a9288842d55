import { useState } from 'react';
import type { CarCity } from '#contract/car.ts';
import { useSay } from '#kit/say.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Combobox } from '#ui/select/Combobox.tsx';
import type { Texts } from './texts.ts';

const mostShown = 30;

/** Cities of a row as chips, found by name, pinyin or initials; none: everywhere. */
export function CitiesField({
  value,
  cities,
  t,
  onChange,
}: {
  value: readonly string[];
  cities: readonly CarCity[];
  t: Texts;
  onChange(value: string[]): void;
}) {
  const { say } = useSay();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const typed = query.trim().toLowerCase();
  const found = cities.filter(
    ({ code, name, pinyin, initials, hot }) =>
      !value.includes(code) &&
      (typed ? name.startsWith(typed) || pinyin.startsWith(typed) || initials.startsWith(typed) : hot),
  );
  return (
    <Field label={t.cities} hint={t.citiesHint}>
      {(aria) => (
        <div className="t-col">
          {value.length > 0 && (
            <div className="t-row t-row--wrap">
              {value.map((code) => {
                const name = say(cities.find((city) => city.code === code)?.name ?? code);
                return (
                  <Chip
                    key={code}
                    size="sm"
                    removeLabel={name}
                    onRemove={() => onChange(value.filter((one) => one !== code))}
                  >
                    {name}
                  </Chip>
                );
              })}
            </div>
          )}
          <Combobox
            {...aria}
            size="sm"
            query={query}
            placeholder={value.length ? undefined : t.everywhere}
            onQuery={(next) => {
              setQuery(next);
              setOpen(true);
            }}
            options={found
              .slice(0, mostShown)
              .map(({ code, name }) => ({ id: code, text: say(name), label: say(name) }))}
            activeFirst={typed !== ''}
            empty={t.noCity}
            open={open}
            onOpenChange={setOpen}
            onClick={() => setOpen(true)}
            onPick={({ id }) => {
              setQuery('');
              onChange([...value, id]);
            }}
            onBlur={() => setQuery('')}
          />
        </div>
      )}
    </Field>
  );
}
