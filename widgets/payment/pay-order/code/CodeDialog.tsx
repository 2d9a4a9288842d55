import { showYuan } from '#domain/money.ts';
import { codeLength, payCodeOf, showPayCode } from '#domain/payment/pay-code.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Field } from '#ui/form/Field.tsx';
import { GroupedInput } from '#ui/form/GroupedInput.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { createCodePay } from './code-pay.ts';
import type { PayOrderModel } from '../model.ts';
import type { PayRequest } from './pay-request.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { codeTexts } from './texts.ts';

export interface CodeDialogProps {
  model: PayOrderModel;
  trade: Awaited<ReturnType<PayRequest>>;
  onClose(): void;
}

/** Asks for a payment code. */
export function CodeDialog({ model, trade, onClose }: CodeDialogProps) {
  const services = useServices();
  const t = useTexts('pay-code', codeTexts);
  const { say } = useSay();
  const form = useModel(() => createCodePay(services, model.cashier, trade, onClose, t));
  const [busy, failure] = useValues(form.busy, form.failure);
  const info = useValue(model.cashier.info);
  const { error, ...code } = useFields(form)('code');
  return (
    <Dialog
      open
      title={t.title}
      onClose={onClose}
      dismissable={!busy}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t.back}
          </Button>
          <Button kind="primary" busy={busy} onClick={() => void form.submit()}>
            {t.pay} {info && showYuan(info.due)}
          </Button>
        </>
      }
    >
      <Form className="t-col" onSubmit={() => void form.submit()}>
        <p className="t-s13 t-2">{t.lead}</p>
        <Field label={t.code} error={error} hint={t.hint}>
          {(aria) => (
            <GroupedInput
              {...aria}
              {...code}
              keep={payCodeOf}
              show={showPayCode}
              maxLength={codeLength + 8}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        {failure && <Alert kind="bad">{say(failure)}</Alert>}
      </Form>
    </Dialog>
  );
}
