import { useRef, useState } from 'react';
import type { CompanySubject } from '#contract/company-people.ts';
import { useValues } from '#kit/readable.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { Field } from '#ui/form/Field.tsx';
import type { FieldProps } from '#ui/form/Around.tsx';
import { Combobox } from '#ui/select/Combobox.tsx';
import peopleCss from './people.css?shadow';
import { createSubjectSearch } from './subject-search.ts';
import type { SubjectKind, SubjectSource } from './subject-search.ts';
import { texts as ownTexts } from './texts.ts';

interface PeopleFieldProps extends FieldProps<readonly CompanySubject[]> {
  /** Kinds that may be chosen; default: employees. */
  kinds?: readonly SubjectKind[];
  /** At most so many; with 1 the choice is the text of the field. */
  most?: number;
  /** Ids of employees that are left out. */
  without?: readonly number[];
  /** In place of the search of the whole company. */
  source?: SubjectSource;
  disabled?: boolean;
}

const styles = [peopleCss];
const employees: readonly SubjectKind[] = ['employee'];
const nobody: readonly number[] = [];

const subjectKey = ({ kind, id }: Pick<CompanySubject, 'kind' | 'id'>): string => `${kind}.${id}`;

/**
 * Employees, levels and departments of the company, found by name, pinyin, initials, job number or the end of a phone.
 * Those chosen are chips above the field; Backspace in the empty field takes the last one away.
 */
export function PeopleField({
  label,
  error,
  required = false,
  hint,
  wide = false,
  name,
  value,
  kinds = employees,
  most = 100,
  without = nobody,
  source,
  disabled,
  onInput,
  onBlur,
}: PeopleFieldProps) {
  useStyles(styles);
  const services = useServices();
  const texts = useTexts('companyPeople', ownTexts);
  const search = useModel(() => createSubjectSearch(services, kinds, without, source));
  const [found, busy] = useValues(search.found, search.busy);
  const [query, setQuery] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  // The list opens with the first key, before that key is drawn.
  const typed = useRef('');
  const isOne = most === 1;
  const chosen = new Set(value.map(subjectKey));
  const hasKinds = kinds.length > 1;
  const options = [
    ...(found?.rows ?? [])
      .filter((row) => isOne || !chosen.has(subjectKey(row)))
      .map((row) => ({
        id: subjectKey(row),
        text: row.name,
        label: row.name,
        ...(row.note && { hint: row.note }),
        ...(hasKinds && row.kind !== 'company' && { group: texts.kinds[row.kind] }),
      })),
    ...(found && found.total > found.rows.length
      ? [{ id: 'more', text: '', label: texts.more(found.total), disabled: true }]
      : []),
  ];
  const pick = (id: string) => {
    const row = found?.rows.find((one) => subjectKey(one) === id);
    typed.current = '';
    setQuery(null);
    if (row && value.length < Math.max(most, isOne ? 2 : 0)) onInput(isOne ? [row] : [...value, row]);
    search.search('');
  };
  const remove = (one: CompanySubject) => onInput(value.filter((other) => subjectKey(other) !== subjectKey(one)));
  return (
    <Field className={wide ? 'is-wide' : undefined} label={label} required={required} hint={hint} error={error}>
      {(aria) => (
        <>
          {!isOne && value.length > 0 && (
            <div className="cmp-chips t-row t-row--wrap">
              {value.map((one) => (
                <Chip key={subjectKey(one)} size="sm" onRemove={() => remove(one)} removeLabel={texts.remove(one.name)}>
                  {one.name}
                </Chip>
              ))}
            </div>
          )}
          <Combobox
            {...aria}
            name={name}
            disabled={disabled}
            placeholder={texts.placeholder(kinds)}
            query={query ?? (isOne ? (value[0]?.name ?? '') : '')}
            onQuery={(text) => {
              typed.current = text;
              setQuery(text);
              search.search(text);
              if (isOne && !text && value.length) onInput([]);
            }}
            options={options}
            activeFirst={(query ?? '').trim() !== ''}
            empty={found?.failure || (busy ? texts.searching : texts.none)}
            onPick={({ id }) => pick(id)}
            open={open}
            onOpenChange={(next) => {
              if (next) search.search(typed.current, { now: found === null });
              setOpen(next);
            }}
            onClick={() => {
              search.search(typed.current, { now: found === null });
              setOpen(true);
            }}
            onKeyDown={(event) => {
              const last = value.at(-1);
              if (event.key === 'Backspace' && !isOne && !query && last) remove(last);
            }}
            onBlur={() => {
              typed.current = '';
              setQuery(null);
              onBlur();
            }}
          />
        </>
      )}
    </Field>
  );
}
