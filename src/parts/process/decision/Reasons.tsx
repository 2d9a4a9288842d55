import { Chip } from '#ui/controls/Chip.tsx';

interface ReasonsProps {
  reasons: readonly string[];
  /** The words of the decision so far. */
  value: string;
  onPick(reason: string): void;
}

/** Usual reasons of a refusal, taken over with one press. */
export const Reasons = ({ reasons, value, onPick }: ReasonsProps) => (
  <span className="t-row t-row--wrap">
    {reasons.map((reason) => (
      <Chip key={reason} size="sm" on={value === reason} onClick={() => onPick(reason)}>
        {reason}
      </Chip>
    ))}
  </span>
);
