import type { ReactNode } from 'react';

interface RecordCardProps {
  /** Names the record for screen readers. */
  label: string;
  /** The strip above: number, dates, tags; `end` is at its right. */
  head: ReactNode;
  end?: ReactNode;
  mark?: ReactNode;
  title: ReactNode;
  /** Lines below the title, each of parts that wrap whole. */
  note: readonly (readonly string[])[];
  /** Facts between the title and the state; they move below the title on narrow roots. */
  facts: readonly { label: string; value: ReactNode }[];
  state: ReactNode;
  stateNote: ReactNode;
  amount: ReactNode;
  /** Parts of the amount, a line each. */
  amountNotes: readonly string[];
  actions: ReactNode;
}

/** One record of a list: an order, an application. */
export function RecordCard({
  label,
  head,
  end,
  mark,
  title,
  note,
  facts,
  state,
  stateNote,
  amount,
  amountNotes,
  actions,
}: RecordCardProps) {
  return (
    <article className="t-card t-rec" aria-label={label}>
      <div className="t-rec__hd">
        {head}
        {end && <span className="t-end">{end}</span>}
      </div>
      <div className="t-rec__bd">
        <div className="t-rec__main">
          {mark}
          <div className="t-grow">
            <div className="t-rec__t">{title}</div>
            <div className="t-s13 t-2">
              {note.map((parts) => (
                <div key={parts.join()} className="t-facts">
                  {parts.map((part) => (
                    <span key={part}>{part}</span>
                  ))}
                </div>
              ))}
            </div>
          </div>
        </div>
        <dl className="t-rec__facts">
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <div className="t-rec__state">
          {state}
          <span className="t-s12 t-3">{stateNote}</span>
        </div>
        <div className="t-rec__amount">
          {amount}
          {amountNotes.map((line) => (
            <span key={line} className="t-s12 t-3">
              {line}
            </span>
          ))}
        </div>
        <div className="t-rec__act">{actions}</div>
      </div>
    </article>
  );
}
