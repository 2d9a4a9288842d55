import type { CompanySettlement } from '#contract/settlement.ts';
import { showYuan } from '#domain/money.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FormDialog } from '#screens/FormDialog.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { AreaField } from '#ui/form/more-fields.tsx';
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
  const services = useServices();
  const form = useModel(() =>
    createLimitForm(services, limit, t, (now) => {
      services.say.toast(t.sent, 'ok');
      onDone(now);
    }),
  );
  const field = useFields(form);
  return (
    <FormDialog form={form} title={t.askTitle} width={370} send={t.send} cancel={t.cancel} onClose={onClose}>
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
    </FormDialog>
  );
}
