import { createContext, useContext } from 'react';
import type { ReactNode, Ref } from 'react';
import { Alert } from '../states/Alert.tsx';
import { cx } from '../base/passed-props.ts';
import { Form } from './Form.tsx';

interface FormGridProps {
  /** Names the form for screen readers. */
  label: string;
  ref?: Ref<HTMLFormElement>;
  /** Message above the buttons: an error that belongs to no field. */
  failure?: string;
  /** The buttons; the one that sends is `type="submit"`. */
  actions: ReactNode;
  /** State of the typed content, before the buttons; as long as there is one, the buttons stay in view. */
  note?: ReactNode;
  /** The buttons stay in view at all times. */
  isHeld?: boolean;
  onSubmit(): void;
  children: ReactNode;
}

/** Fields in two columns, one on narrow roots; a field that is `wide` takes the whole line. Its sheet is `formCss`. */
export function FormGrid({ label, ref, failure, actions, note, isHeld, onSubmit, children }: FormGridProps) {
  return (
    <Form ref={ref} className="t-form" label={label} onSubmit={onSubmit}>
      {children}
      {failure && (
        <Alert kind="bad" className="is-wide">
          {failure}
        </Alert>
      )}
      <div className={cx('t-form__acts is-wide', note || isHeld ? 't-bar' : '')}>
        {note && (
          <span className="t-grow t-s13 t-2" role="status">
            {note}
          </span>
        )}
        {actions}
      </div>
    </Form>
  );
}

interface FormPartProps {
  title: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

/** The parts of a form are cards of their own, on the page and not inside of a card. */
export const PartsAreCards = createContext(false);

/** A part of a form with a heading of its own: one document, one address. */
export function FormPart({ title, end, children }: FormPartProps) {
  const isCard = useContext(PartsAreCards);
  return (
    <fieldset className={cx('t-form__part is-wide', isCard && 't-card')}>
      <legend>{title}</legend>
      {end && <div className="t-form__end">{end}</div>}
      {children}
    </fieldset>
  );
}
