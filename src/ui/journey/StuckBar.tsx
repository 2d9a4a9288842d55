import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useStuck } from './stuck.ts';

export interface StuckBarProps {
  /** Names the region. */
  label: string;
  title: ReactNode;
  facts: ReactNode;
  /** Beside the title. */
  children?: ReactNode;
}

/**
 * The first child of a long screen: keeps the screen's subject in view once its top has scrolled away, below the
 * page's own bars. The screen reads from `--t-stuck` how far down from its edge those bars reach, px.
 */
export function StuckBar({ label, title, facts, children }: StuckBarProps) {
  const mark = useRef<HTMLDivElement>(null);
  const { isStuck, top } = useStuck(mark);
  // Focused elements below must not come to lie under the bar.
  useEffect(
    () => mark.current?.parentElement?.style.setProperty('--t-stuck', `${isStuck ? top : 0}px`),
    [isStuck, top],
  );
  return (
    <>
      <div ref={mark} />
      <div className="t-stick" style={{ top }}>
        {isStuck && (
          <div className="t-stuck" role="region" aria-label={label}>
            <div className="t-row t-stuck__in">
              <div className="t-stuck__t">
                <b>{title}</b>
                <span className="t-s12 t-2">{facts}</span>
              </div>
              {children}
            </div>
          </div>
        )}
      </div>
    </>
  );
}
