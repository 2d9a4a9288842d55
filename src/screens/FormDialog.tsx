import type { ReactNode } from 'react';
import type { Form } from '#kit/forms/form.ts';
import { useFirstWrong } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FormGrid } from '#ui/form/FormGrid.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useFormSheet } from './FormScreen.tsx';

interface InnerFormProps {
  form: Pick<Form<object>, 'busy' | 'failure' | 'focus' | 'mayLeave' | 'submit'>;
  title: string;
  /** The button that sends. */
  send: string;
  cancel: string;
  onClose(): void;
  children: ReactNode;
}

const leave = ({ form, onClose }: Pick<InnerFormProps, 'form' | 'onClose'>): void =>
  void form.mayLeave().then((may) => may && onClose());

/** A form within an open dialog; to leave it with something typed asks first. */
export function InnerForm({ form, title, send, cancel, onClose, children }: InnerFormProps) {
  useFormSheet();
  const [busy, failure] = useValues(form.busy, form.failure);
  const { say } = useSay();
  const element = useFirstWrong(form);
  return (
    <FormGrid
      ref={element}
      label={title}
      failure={say(failure)}
      onSubmit={() => void form.submit()}
      actions={
        <>
          <Button onClick={() => leave({ form, onClose })}>{cancel}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {send}
          </Button>
        </>
      }
    >
      {children}
    </FormGrid>
  );
}

interface FormDialogProps extends InnerFormProps {
  /** Beside the title. */
  sub?: ReactNode;
  width?: 370 | 640;
}

/** A form in a dialog of its own. */
export function FormDialog({ sub, width = 640, ...inner }: FormDialogProps) {
  return (
    <Dialog open width={width} title={inner.title} sub={sub} onClose={() => leave(inner)}>
      <InnerForm {...inner} />
    </Dialog>
  );
}
