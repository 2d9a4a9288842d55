import type { CompanyBillDetail, CompanyBillRowView } from '#contract/company-bill.ts';
import { disputeReasonNames, disputeReasons } from '#domain/company-bill/bill-state.ts';
import { showYuan } from '#domain/money.ts';
import { useFields, useFirstWrong } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FilesField } from '#parts/application/FilesField.tsx';
import { useFormSheet } from '#screens/FormScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { FormGrid } from '#ui/form/FormGrid.tsx';
import { AreaField, SelectField } from '#ui/form/more-fields.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { createDisputeForm } from './dispute-model.ts';
import { RowField } from './RowField.tsx';
import { actTexts } from './texts.ts';

interface Props {
  bill: CompanyBillDetail;
  row: CompanyBillRowView | undefined;
  onClose(): void;
  onDone(): void;
}

const filesAtMost = 6;

/** A dispute of one row: reason, claim, words, files. */
export function DisputeForm({ bill, row, onClose, onDone }: Props) {
  useFormSheet();
  const services = useServices();
  const t = useTexts('companyBillActs', actTexts);
  const { form, files } = useModel(() =>
    createDisputeForm(services, { billId: bill.billId, no: row?.no ?? 0, t, done: onDone }),
  );
  const field = useFields(form);
  const element = useFirstWrong(form);
  const [busy, failure, values, errors] = useValues(form.busy, form.failure, form.values, form.errors);
  const leave = async () => {
    if (await form.mayLeave()) onClose();
  };
  return (
    <Dialog
      open
      width={640}
      title={t.disputeTitle}
      sub={row && `${row.title} · ${row.travellers}`}
      onClose={() => void leave()}
    >
      <FormGrid
        ref={element}
        label={t.disputeTitle}
        failure={failure}
        onSubmit={() => void form.submit()}
        actions={
          <>
            <Button onClick={() => void leave()}>{t.cancel}</Button>
            <Button kind="primary" type="submit" busy={busy}>
              {t.send}
            </Button>
          </>
        }
      >
        {!row && <RowField bill={bill} field={field('no')} t={t} />}
        <SelectField
          {...field('reason')}
          required
          label={t.reason}
          options={disputeReasons.map((value) => ({ value, label: disputeReasonNames[value] }))}
        />
        <TextField
          {...field('claim')}
          required
          before="¥"
          inputMode="decimal"
          maxLength={12}
          label={t.claim}
          hint={row && t.claimHint(showYuan(row.amount))}
        />
        <AreaField {...field('text')} required wide maxLength={500} label={t.text} placeholder={t.textHint} />
        <div className="is-wide">
          <FilesField
            label={t.files}
            hint={t.filesHint}
            full={t.filesFull}
            removeLabel={t.fileRemove}
            files={files}
            attachments={values.attachments}
            most={filesAtMost}
            error={errors['attachments'] ?? ''}
          />
        </div>
      </FormGrid>
    </Dialog>
  );
}
