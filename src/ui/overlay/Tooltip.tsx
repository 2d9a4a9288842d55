import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { useFloating } from './floating.ts';
import { useLayer } from './layers.ts';

/**
 * Says a little more about its one child, on hover and on focus. Never the only place of a fact.
 * It stays while the pointer is on it, and Escape closes it (WCAG 1.4.13).
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<{ 'aria-describedby'?: string }> }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const show = () => {
    clearTimeout(leaving.current);
    setOpen(true);
  };
  const leave = () => {
    leaving.current = setTimeout(() => setOpen(false), 120);
  };
  return (
    <span
      ref={anchor}
      className="t-tipped"
      onMouseEnter={show}
      onMouseLeave={leave}
      onFocus={show}
      onBlur={() => setOpen(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      {open ? (
        <Tip id={id} text={text} anchor={anchor} close={() => setOpen(false)} />
      ) : (
        <span id={id} role="tooltip" hidden>
          {text}
        </span>
      )}
    </span>
  );
}

function Tip({
  id,
  text,
  anchor,
  close,
}: {
  id: string;
  text: string;
  anchor: RefObject<HTMLSpanElement | null>;
  close: () => void;
}) {
  const tip = useRef<HTMLSpanElement>(null);
  useFloating(anchor, tip, { placement: 'top-start', gap: 8 });
  useLayer(true, { inside: () => [anchor.current, tip.current], modal: false, close });
  return (
    <span ref={tip} id={id} role="tooltip" className="t-tip t-layer" popover="manual">
      {text}
    </span>
  );
}
