import { useState } from 'react';
import type { ReactNode } from 'react';
import { Input } from '#ui/form/Input.tsx';
import type { Column } from './ColumnsMenu.tsx';
import { useViewTexts } from './texts.ts';

/** Many columns under their headings, found by a word of either. */
export function ManyColumns({
  columns,
  boxes,
}: {
  columns: readonly Column[];
  boxes(of: readonly Column[]): ReactNode;
}) {
  const texts = useViewTexts();
  const [query, setQuery] = useState('');
  const words = query.trim().toLowerCase();
  const found = columns.filter(({ title, group = '' }) => `${group} ${title}`.toLowerCase().includes(words));
  return (
    <div className="t-flt__panel t-flt__all">
      <Input
        type="search"
        aria-label={texts.findColumn}
        placeholder={texts.findColumn}
        value={query}
        onInput={setQuery}
      />
      {[...new Set(found.map(({ group }) => group))].map((group) => (
        <fieldset key={group} className="t-col">
          <legend className="t-s12 t-3">{group}</legend>
          {boxes(found.filter((column) => column.group === group))}
        </fieldset>
      ))}
      {found.length === 0 && <p className="t-s13 t-3">{texts.noColumn}</p>}
    </div>
  );
}
