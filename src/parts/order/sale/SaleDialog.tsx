import type { ReactNode } from 'react';
import type { Form as FormModel } from '#kit/forms/form.ts';
import { useFirstWrong } from '#kit/forms/use-form.ts';
import { useValue } from '#kit/readable.ts';
import { useFormSheet } from '#screens/FormScreen.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { useSay } from '#kit/say.ts';

interface SaleDialogProps<Values extends object> {
  title: string;
  sub?: ReactNode;
  form: FormModel<Values>;
  /** Rows with columns of their own are in it. */
  isWide?: boolean;
  /** The buttons; a refusal is shown above them. */
  actions: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** The frame of a refund and of a change. */
export function SaleDialog<Values extends object>(props: SaleDialogProps<Values>) {
  const { title, sub, form, isWide, actions, onClose, children } = props;
  useFormSheet();
  const failure = useValue(form.failure);
  const { say } = useSay();
  const element = useFirstWrong(form);
  return (
    <Dialog
      open
      onClose={onClose}
      width={640}
      {...(isWide && { style: { width: 'min(880px, 100%)' } })}
      title={title}
      sub={sub}
      footer={
        <>
          {failure && (
            <Alert kind="bad" style={{ flex: '1 0 100%' }}>
              {say(failure)}
            </Alert>
          )}
          {actions}
        </>
      }
    >
      <Form ref={element} className="t-form" label={title}>
        {children}
      </Form>
    </Dialog>
  );
}
