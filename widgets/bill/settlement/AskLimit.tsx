import type { CompanySettlement } from '#contract/settlement.ts';
import { showYuan } from '#domain/money.ts';
import { useFields, useFirstWrong } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { useFormSheet } from '#screens/FormScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { FormGrid } from '#ui/form/FormGrid.tsx';
import { AreaField } from '#ui/form/more-fields.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { createLimitForm } from './limit-model.ts';
import type { Texts } from './texts.ts';

interface AskLimitProps {
  limit: string;
  t: Texts;
  onClose(): void;
  onDone(now: CompanySettlement): void;
}

/** A wish for another limit. */
export function AskLimit({ limit, t, onClose, onDone }: AskLimitProps) {
  useFormSheet();
  const services = useServices();
  const form = useModel(() =>
    createLimitForm(services, limit, (now) => {
      services.say.toast(t.sent, 'ok');
      onDone(now);
    }),
  );
  const [busy, failure] = useValues(form.busy, form.failure);
  const element = useFirstWrong(form);
  const field = useFields(form);
  const close = () => void form.mayLeave().then((may) => may && onClose());
  return (
    <Dialog open onClose={close} title={t.askTitle} width={370}>
      <FormGrid
        ref={element}
        label={t.askTitle}
        failure={failure}
        actions={
          <>
            <Button onClick={close}>{t.cancel}</Button>
            <Button kind="primary" type="submit" busy={busy}>
              {t.send}
            </Button>
          </>
        }
        onSubmit={() => void form.submit()}
      >
        <p className="is-wide t-s13 t-2">{t.askLead(showYuan(limit))}</p>
        <TextField
          {...field('creditLimit')}
          label={t.wantedLimit}
          inputMode="decimal"
          maxLength={12}
          after={t.yuan}
          required
          wide
        />
        <AreaField {...field('reason')} label={t.reason} placeholder={t.reasonHint} maxLength={200} required wide />
      </FormGrid>
    </Dialog>
  );
}
