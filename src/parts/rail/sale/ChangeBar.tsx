import type { ReactNode } from 'react';
import type { TrainChangeQuote } from '#contract/train-sale.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { netText } from './OfferedTrain.tsx';
import type { ChangeTexts } from './texts.ts';

interface ChangeBarProps {
  t: ChangeTexts;
  trainNumber: string;
  /** Null while it is asked for. */
  quote: TrainChangeQuote | null;
  /** Brings the comparison of the two trains into view. */
  onCompare(): void;
  /** The press that takes the new train. */
  children: ReactNode;
}

/** At the foot of a narrow page: what the change to the chosen train costs or brings back. */
export function ChangeBar({ t, trainNumber, quote, onCompare, children }: ChangeBarProps) {
  return (
    <div className="t-bar" role="group" aria-label={t.toTrain(trainNumber)}>
      <div className="t-grow">
        <div className="t-s12 t-3">
          {t.toTrain(trainNumber)} <LinkButton onClick={onCompare}>{t.seeCompare}</LinkButton>
        </div>
        {quote && <b className="t-m">{netText(quote.totals, t, true)}</b>}
      </div>
      {children}
    </div>
  );
}
