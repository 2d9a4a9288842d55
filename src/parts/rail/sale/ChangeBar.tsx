import type { ReactNode } from 'react';
import { useSay } from '#kit/say.ts';

interface ChangeBarProps {
  /** The train that the tickets go to. */
  title: string;
  /** Paid or back; null while it is asked for. */
  sum: string | null;
  /** The refusal of the request: the sums may be far from the bar. */
  failure: string;
  /** The press that goes on, or takes the new train. */
  children: ReactNode;
}

/** At the foot of a narrow page: what the change to the chosen train costs or brings back. */
export function ChangeBar({ title, sum, failure, children }: ChangeBarProps) {
  const { say } = useSay();
  return (
    <div className="t-bar" role="group" aria-label={title}>
      <div className="t-grow">
        <div className="t-s12 t-3">{title}</div>
        {sum && <b className="t-m">{sum}</b>}
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
