import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { Button } from '#ui/controls/Button.tsx';

/** A part of a form that is as long as the form itself: on a phone it is there once it is asked for. */
export function FoldedOnPhone({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(place);
  // The width is known from the first layout on: a part that is folded never begins its work.
  const [isMeasured, setMeasured] = useState(false);
  useLayoutEffect(() => setMeasured(true), []);
  const [isOpen, open] = useState(false);
  if (isOpen) return children;
  return (
    <>
      <div ref={place} className="is-wide t-col" hidden={!isNarrow}>
        <Button aria-expanded={false} onClick={() => open(true)}>
          {label}
        </Button>
      </div>
      {isMeasured && !isNarrow && children}
    </>
  );
}
