import { changeWords } from './plan-words.ts';
import type { PlannedPart } from './plan-words.ts';
import { planTexts } from './texts.ts';
import { useTexts } from '#kit/use-texts.ts';

/** Which seat from where on, and each change: where, when, how long the train stands, how far the walk is. */
export function PlanSteps({ parts }: { parts: readonly PlannedPart[] }) {
  const texts = useTexts('train-plans', planTexts);
  const [first] = parts;
  return (
    <ul className="t-s13" aria-label={texts.steps(parts.length - 1)}>
      {first && <li>{texts.begins(first.from.station, first.seat)}</li>}
      {parts.slice(1).map((part, at) => (
        <li key={part.from.telecode}>
          {changeWords(parts[at] ?? part, part, texts)}
          {part.seat && texts.nextSeat(part.seat)}
        </li>
      ))}
    </ul>
  );
}
