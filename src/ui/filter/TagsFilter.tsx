import { Later } from '../base/Later.tsx';
import { choices } from './choices.ts';
import { FilterPanel } from './FilterPanel.tsx';

export interface TagsFilterProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  isTall?: boolean | undefined;
  onChange: (value: readonly string[]) => void;
}

/** Any of several choices, each a chip; the panel stays open for the next one. */
export function TagsFilter({ label, options, value, isTall, onChange }: TagsFilterProps) {
  const chosen = options.filter((option) => value.includes(option.value));
  return (
    <FilterPanel label={label} shown={chosen.map((option) => option.label).join('、')} isTall={isTall}>
      {() => (
        <Later of={choices}>
          {({ TagChoice }) => <TagChoice options={options} value={value} onChange={onChange} />}
        </Later>
      )}
    </FilterPanel>
  );
}
