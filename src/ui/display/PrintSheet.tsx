import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { printCopy } from './print-copy.ts';

export interface PrintSheetProps {
  /** Name of the printed document, and of its file where it is saved. */
  title: string;
  /** Sheet of the printed page; the widget's own do not reach it. */
  css: string;
  /** Runs when the print dialog has closed. */
  onDone: () => void;
  children: ReactNode;
}

/** Opens the print dialog for its children alone, which the screen does not show. */
export function PrintSheet({ title, css, onDone, children }: PrintSheetProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (content.current) printCopy(content.current, { title, css }, onDone);
  }, []);
  return (
    <div className="t-vh" aria-hidden="true">
      <div ref={content}>{children}</div>
    </div>
  );
}
