import type { CompanyBillDetail, CompanyBillRowView } from '#contract/company-bill.ts';
import { disputeReasonNames, disputeReasons } from '#domain/company-bill/bill-state.ts';
import { showYuan } from '#domain/money.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FilesField } from '#parts/application/FilesField.tsx';
import { FormDialog } from '#screens/FormDialog.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { AreaField, SelectField } from '#ui/form/more-fields.tsx';
import { createDisputeForm } from './dispute-model.ts';
import { filesAtMost } from '#parts/bill/looks.ts';
import { RowField } from './RowField.tsx';
import { actTexts } from './texts.ts';

interface Props {
  bill: CompanyBillDetail;
  row: CompanyBillRowView | undefined;
  onClose(): void;
  onDone(): void;
}

/** A dispute of one row: reason, claim, words, files. */
export function DisputeForm({ bill, row, onClose, onDone }: Props) {
  const services = useServices();
  const t = useTexts('companyBillActs', actTexts);
  const { form, files } = useModel(() => createDisputeForm(services, { billId: bill.billId, row, t, done: onDone }));
  const field = useFields(form);
  const [values, errors] = useValues(form.values, form.errors);
  return (
    <FormDialog
      form={form}
      title={t.disputeTitle}
      sub={row && `${t.say(row.title)} · ${row.travellers}`}
      send={t.send}
      cancel={t.cancel}
      onClose={onClose}
    >
      {!row && <RowField bill={bill} field={field('no')} t={t} />}
      <SelectField
        {...field('reason')}
        required
        label={t.reason}
        options={disputeReasons.map((value) => ({ value, label: t.say(disputeReasonNames[value]) }))}
      />
      <TextField
        {...field('claim')}
        required
        before="¥"
        inputMode="decimal"
        maxLength={12}
        label={t.claim}
        hint={row && t.claimHint(showYuan(row.claimable))}
      />
      <AreaField {...field('text')} required wide maxLength={500} label={t.text} placeholder={t.textHint} />
      <div className="is-wide">
        <FilesField
          {...t.fileField}
          files={files}
          attachments={values.attachments}
          most={filesAtMost}
          error={errors['attachments'] ?? ''}
        />
      </div>
    </FormDialog>
  );
}
