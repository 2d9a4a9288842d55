import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { focusQuietly } from '../base/root-node.ts';

interface FormStepProps {
  label: string;
  /** Takes the focus when it comes, so that it is read out: for all steps but the one that opens the page. */
  takesFocus: boolean;
  children: ReactNode;
}

/** One step of a form that is filled in part by part. */
export function FormStep({ label, takesFocus, children }: FormStepProps) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) focusQuietly(part.current);
  }, []);
  return (
    <section ref={part} tabIndex={-1} aria-label={label} className="t-card t-form__card t-col">
      {children}
    </section>
  );
}
