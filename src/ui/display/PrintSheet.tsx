import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { printCopy } from './print-copy.ts';

interface PrintSheetProps {
  /** Name of the printed document, and of its file where it is saved. */
  title: string;
  /** Sheet of the printed page; the widget's own do not reach it. */
  css: string;
  /** Runs when the print dialog has closed. */
  onDone: () => void;
  children: ReactNode;
}

/**
 * Opens the print dialog for its children alone, which the screen does not show. They are printed from a frame of
 * their own: the partner's page, its style sheets and its print rules have no part in it.
 */
export function PrintSheet({ title, css, onDone, children }: PrintSheetProps) {
  const content = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const [page, copied] = [frame.current, content.current];
    if (!page || !copied) return;
    const print = () => printCopy(page, copied, { title, css }, onDone);
    // Chromium loads the empty page as the frame is inserted, before any handler of ours is of use; Firefox later,
    // and would then throw away a copy that it has got before.
    if (page.contentDocument?.readyState === 'complete') return print();
    page.addEventListener('load', print, { once: true });
    return () => page.removeEventListener('load', print);
  }, []);
  return (
    <div className="t-vh" aria-hidden="true">
      <div ref={content}>{children}</div>
      <iframe ref={frame} title={title} tabIndex={-1} sandbox="allow-same-origin allow-modals" />
    </div>
  );
}
