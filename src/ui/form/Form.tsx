import { createContext, useContext, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { isComposing } from '../base/composing.ts';

interface FormProps {
  ref?: Ref<HTMLFormElement> | undefined;
  className: string;
  /** Names the form for screen readers. */
  label?: string;
  /** Without it the buttons send. */
  onSubmit?: () => void;
  children: ReactNode;
}

const InsideForm = createContext(false);

/**
 * A form. A dialog stands in the tree where it was opened, also inside a form; the browser knows no form inside a form
 * and swallows its submit event. The inner one is a group with the keys and buttons of a form.
 */
export function Form({ ref, className, label, onSubmit, children }: FormProps) {
  const isInside = useContext(InsideForm);
  const send = useRef(onSubmit);
  send.current = onSubmit;
  if (isInside)
    return (
      <div
        ref={ref as Ref<HTMLDivElement>}
        className={className}
        role="form"
        aria-label={label}
        onClickCapture={(event: MouseEvent) => {
          const button = (event.target as Element).closest('[type=submit]');
          if (!button) return;
          event.preventDefault();
          event.stopPropagation();
          if (!button.hasAttribute('aria-disabled')) send.current?.();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
          if (!(event.target as Element).matches('input')) return;
          event.preventDefault();
          send.current?.();
        }}
      >
        {children}
      </div>
    );
  return (
    <InsideForm.Provider value={true}>
      <form
        ref={ref}
        className={className}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          send.current?.();
        }}
      >
        {children}
      </form>
    </InsideForm.Provider>
  );
}
