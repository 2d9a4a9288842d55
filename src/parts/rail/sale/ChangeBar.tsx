import type { ReactNode } from 'react';
import type { TrainChangeQuote } from '#contract/train-sale.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { useSay } from '#kit/say.ts';
import { netText } from './OfferedTrain.tsx';
import type { ChangeTexts } from './texts.ts';

interface ChangeBarProps {
  t: ChangeTexts;
  trainNumber: string;
  /** Null while it is asked for. */
  quote: TrainChangeQuote | null;
  /** The refusal of the request: the comparison may be far from the bar. */
  failure: string;
  /** Brings the comparison of the two trains into view. */
  onCompare(): void;
  /** The press that takes the new train. */
  children: ReactNode;
}

/** At the foot of a narrow page: what the change to the chosen train costs or brings back. */
export function ChangeBar({ t, trainNumber, quote, failure, onCompare, children }: ChangeBarProps) {
  const { say } = useSay();
  return (
    <div className="t-bar" role="group" aria-label={t.toTrain(trainNumber)}>
      <div className="t-grow">
        <div className="t-s12 t-3">
          {t.toTrain(trainNumber)} <LinkButton onClick={onCompare}>{t.seeCompare}</LinkButton>
        </div>
        {quote && <b className="t-m">{netText(quote.totals, t, { isFixed: true, tickets: quote.lines.length })}</b>}
        {failure && (
          <div className="t-s12 t-bad" role="alert">
            {say(failure)}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
