import type { ReactNode } from 'react';

interface ProgressBarProps {
  /** Says what is under way, and how far. */
  label: string;
  done: number;
  /** 0: unknown; the bar moves without an end. */
  total: number;
  /** The way to end it. */
  end: ReactNode;
}

/** How much of a long job is done. Its sheet is `importCss`. */
export function ProgressBar({ label, done, total, end }: ProgressBarProps) {
  return (
    <div>
      <div className="t-row">
        <span className="t-s13 t-grow">{label}</span>
        {end}
      </div>
      <progress className="t-imp__bar" aria-label={label} max={total || 1} {...(total > 0 && { value: done })} />
    </div>
  );
}
