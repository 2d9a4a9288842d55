import type { ReactNode } from 'react';
import type { Form } from '#kit/forms/form.ts';
import { useFirstWrong } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FormGrid } from '#ui/form/FormGrid.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useFormSheet } from './FormScreen.tsx';

interface FormDialogProps {
  form: Pick<Form<object>, 'busy' | 'failure' | 'focus' | 'mayLeave' | 'submit'>;
  title: string;
  /** Beside the title. */
  sub?: ReactNode;
  width?: 370 | 640;
  /** The button that sends. */
  send: string;
  cancel: string;
  onClose(): void;
  children: ReactNode;
}

/** A form in a dialog of its own; to leave it with something typed asks first. */
export function FormDialog({ form, title, sub, width = 640, send, cancel, onClose, children }: FormDialogProps) {
  useFormSheet();
  const [busy, failure] = useValues(form.busy, form.failure);
  const element = useFirstWrong(form);
  const leave = () => void form.mayLeave().then((may) => may && onClose());
  return (
    <Dialog open width={width} title={title} sub={sub} onClose={leave}>
      <FormGrid
        ref={element}
        label={title}
        failure={failure}
        onSubmit={() => void form.submit()}
        actions={
          <>
            <Button onClick={leave}>{cancel}</Button>
            <Button kind="primary" type="submit" busy={busy}>
              {send}
            </Button>
          </>
        }
      >
        {children}
      </FormGrid>
    </Dialog>
  );
}
