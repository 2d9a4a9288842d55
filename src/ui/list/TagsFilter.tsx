import { Chip } from '../controls/Chip.tsx';
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
        <div className="t-row t-row--wrap">
          {options.map((option) => (
            <Chip
              key={option.value}
              size="sm"
              on={value.includes(option.value)}
              onClick={() =>
                onChange(
                  options
                    .map((known) => known.value)
                    .filter((known) => value.includes(known) !== (known === option.value)),
                )
              }
            >
              {option.label}
            </Chip>
          ))}
        </div>
      )}
    </FilterPanel>
  );
}
