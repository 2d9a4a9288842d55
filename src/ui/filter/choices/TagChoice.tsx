import { Chip } from '../../controls/Chip.tsx';

interface TagChoiceProps {
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

export function TagChoice({ options, value, onChange }: TagChoiceProps) {
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
