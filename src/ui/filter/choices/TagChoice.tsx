import { Chip } from '../../controls/Chip.tsx';
import type { TagsFilterProps } from '../TagsFilter.tsx';

export function TagChoice({ options, value, onChange }: Pick<TagsFilterProps, 'options' | 'value' | 'onChange'>) {
  return (
    <div className="t-row t-row--wrap">
      {options.map((option) => (
        <Chip
          key={option.value}
          size="sm"
          on={value.includes(option.value)}
          onClick={() =>
            onChange(
              options.map((known) => known.value).filter((known) => value.includes(known) !== (known === option.value)),
            )
          }
        >
          {option.label}
        </Chip>
      ))}
    </div>
  );
}
