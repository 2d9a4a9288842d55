import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Form } from '#kit/forms/form.ts';
import { useValues } from '#kit/readable.ts';
import { useFirstWrong } from '#kit/forms/use-form.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { useWords } from '#ui/base/words.ts';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import { FormGrid, PartsAreCards } from '#ui/form/FormGrid.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { iconClose, iconLeft } from '#ui/icons/icons-basic.ts';
import { useStyles } from '#kit/use-styles.ts';
import formCss from '#ui/form/form.css?shadow';
import { formTexts } from './words/form-texts.ts';

const styles = [formCss];

/** The sheet of forms, for one in a chunk of its own. */
export const useFormSheet = (): void => useStyles(styles);

interface FormScreenProps {
  form: Pick<Form<object>, 'busy' | 'failure' | 'focus' | 'isDirty' | 'isRestored' | 'mayLeave' | 'submit'> & {
    reset(): void;
  };
  title: string;
  /** Purpose of the form, below the title. */
  lead?: ReactNode;
  /** Sister pages. */
  tabs?: ReactNode;
  save?: string;
  /** A button that sends it in another way. */
  also?: ReactNode;
  /** The write cannot be undone. */
  isDanger?: true;
  /** In a column beside a list, not a page. */
  isBeside?: boolean;
  /** Its parts are cards of their own. */
  isOpen?: boolean;
  /** A few fields: its buttons stay near them on a wide page. */
  isShort?: true;
  /** Leads back to the place that the form was opened from. */
  onLeave(): void;
  children: ReactNode;
}

/** A page with one form: its fields, its failure, save and cancel; asks before typed content is lost. */
export function FormScreen({
  form,
  title,
  lead,
  tabs,
  save,
  also,
  isDanger,
  isBeside,
  isOpen = false,
  isShort,
  onLeave,
  children,
}: FormScreenProps) {
  useFormSheet();
  const services = useServices();
  const words = useTexts('forms', formTexts);
  const { close, back } = useWords();
  const page = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(page);
  const { say } = useSay();
  const [busy, failure, isDirty] = useValues(form.busy, form.failure, form.isDirty);
  const element = useFirstWrong(form);
  // At once, not after the first paint: a link may be pressed before.
  useLayoutEffect(() => services.holdLeave?.(form.mayLeave), [services, form]);
  const leave = async () => {
    if (await form.mayLeave()) onLeave();
  };
  const actions = (
    <>
      <Button onClick={() => void leave()}>{words.cancel}</Button>
      {also}
      <Button kind={isDanger ? 'danger' : 'primary'} type="submit" busy={busy}>
        {save ?? words.save}
      </Button>
    </>
  );
  return (
    <div ref={page} className={isBeside ? 't-beside' : 't-page'}>
      {isBeside ? (
        <div className="t-row">
          <h2 className="t-h2">{title}</h2>
          <IconButton kind="text" className="t-end" of={iconClose} label={close} onClick={() => void leave()} />
        </div>
      ) : (
        <div className="t-row">
          {isNarrow && (
            <IconButton
              kind="text"
              of={iconLeft}
              label={back}
              style={{ width: 44, height: 44, marginLeft: -12 }}
              onClick={() => void leave()}
            />
          )}
          <h1 className="t-h1">{title}</h1>
        </div>
      )}
      {lead && <p className="t-s13 t-3">{lead}</p>}
      {tabs}
      {form.isRestored && isDirty && (
        <Alert
          kind="info"
          className="t-form__say"
          action={<LinkButton onClick={() => form.reset()}>{words.discard}</LinkButton>}
        >
          {words.restored}
        </Alert>
      )}
      <section
        className={isOpen ? 't-form__say' : 't-card t-form__card'}
        {...(isShort && { style: { maxWidth: 640 } })}
      >
        <FormGrid
          ref={element}
          label={title}
          failure={say(failure)}
          actions={actions}
          note={isDirty && words.unsaved}
          {...(isBeside && { isHeld: true })}
          onSubmit={() => void form.submit()}
        >
          <PartsAreCards.Provider value={isOpen}>{children}</PartsAreCards.Provider>
        </FormGrid>
      </section>
    </div>
  );
}
