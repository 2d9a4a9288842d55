import type { BankCard } from '#contract/bank.ts';
import { useFields, useFirstWrong } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FormGrid } from '#ui/form/FormGrid.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { CodeField } from '#parts/account/CodeField.tsx';
import type { Texts } from './texts.ts';
import { createUnbind } from './unbind-model.ts';

/** Unbinds one card after a code to its phone. */
export function Unbind({ card, t, onClose, onDone }: { card: BankCard; t: Texts; onClose(): void; onDone(): void }) {
  const services = useServices();
  const { say } = useSay();
  const form = useModel(() => createUnbind(services, card, onDone));
  const field = useFields(form);
  const element = useFirstWrong(form);
  const [busy, failure] = useValues(form.busy, form.failure);
  const leave = () => {
    form.reset();
    onClose();
  };
  return (
    <Dialog open title={t.unbindTitle} dismissable={!busy} onClose={leave}>
      <FormGrid
        ref={element}
        label={t.unbindTitle}
        failure={say(failure)}
        onSubmit={() => void form.submit()}
        actions={
          <>
            <Button disabled={busy} onClick={leave}>
              {t.cancel}
            </Button>
            <Button kind="danger" type="submit" busy={busy}>
              {t.unbind}
            </Button>
          </>
        }
      >
        <p className="is-wide t-s13 t-2">
          {t.unbindText(say(card.bankName), card.last4)}
          {t.bySms(card.mobilePhone)}
        </p>
        <CodeField {...field('code')} sms={form.sms} phone={card.mobilePhone} />
      </FormGrid>
    </Dialog>
  );
}
