import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { billPayMethodNames, billPayMethods } from '#domain/company-bill/bill-state.ts';
import type { BillPayMethod } from '#domain/company-bill/bill-state.ts';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import { typedFen } from '#domain/payment/split-typing.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Forgotten, PasswordField } from '#parts/account/PasswordField.tsx';
import { TransferTo } from '#parts/bill/TransferTo.tsx';
import { FormDialog } from '#screens/FormDialog.tsx';
import pinCss from '#ui/form/pin.css?shadow';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import type { BillModel } from '../model.ts';
import { restOf, undisputedOf } from '#domain/company-bill/owed.ts';
import { createPayForm } from './pay-model.ts';
import { actTexts } from './texts.ts';

interface Props {
  bill: CompanyBillDetail;
  model: BillModel;
  onClose(): void;
}

const styles = [pinCss];

/** A payment by transfer, or with the pay password from the prepaid balance or from the company's wallet. */
export function PayForm(props: Props) {
  useStyles(styles);
  const hash = useLater(true, () => import('#parts/login/password-hash.ts'));
  return hash ? <Fields {...props} digest={hash.passwordHash} /> : null;
}

function Fields({ bill, model, digest, onClose }: Props & { digest(password: string): string }) {
  const services = useServices();
  const t = useTexts('companyBillActs', actTexts);
  const form = useModel(() =>
    createPayForm(services, {
      bill,
      t,
      digest,
      done(paid) {
        model.detail.set(paid);
        onClose();
      },
      changed: () => void model.detail.load(),
    }),
  );
  const field = useFields(form);
  const { method, amount } = useValue(form.values);
  const rest = restOf(bill);
  const isPart = undisputedOf(bill) < rest;
  const hasCarried = bill.carriedOver !== '0';
  const balances = { prepaid: bill.prepaid, wallet: bill.wallet, carried: bill.carriedOver };
  // Every way stays there, with what it has and what it lacks.
  const nameOf = (value: BillPayMethod): string => {
    const name = t.say(billPayMethodNames[value]);
    if (value === 'transfer') return name;
    const missing = (typedFen(amount) ?? 0) - fenOf(balances[value]);
    return t.methodOf(name, showYuan(balances[value]), missing > 0 ? showYuan(yuanOf(missing)) : '');
  };
  /** The balance of the way that is chosen, as far as the bill takes it. */
  const most = method === 'transfer' ? 0 : Math.min(fenOf(balances[method]), rest);
  const note = hasCarried && method !== 'carried' ? t.hasCarried(showYuan(bill.carriedOver)) : t.methodNotes[method];
  return (
    <FormDialog
      form={form}
      title={t.payTitle}
      sub={bill.no}
      send={method === 'transfer' ? t.register : t.payNow}
      cancel={t.cancel}
      onClose={onClose}
    >
      <SelectField
        {...field('method')}
        required
        label={t.method}
        hint={note}
        options={billPayMethods.map((value) => ({
          value,
          label: nameOf(value),
          disabled: value !== 'transfer' && fenOf(balances[value]) <= 0,
        }))}
      />
      <TextField
        {...field('amount')}
        required
        before="¥"
        inputMode="decimal"
        maxLength={12}
        label={t.payAmount}
        hint={
          bill.disputes
            ? t.payDisputed(showYuan(yuanOf(rest)), bill.disputes, showYuan(bill.claimed), isPart)
            : t.payRest(showYuan(yuanOf(rest)))
        }
      />
      {most > 0 && (typedFen(amount) ?? 0) > most && (
        <LinkButton onClick={() => form.edit({ amount: (most / 100).toFixed(2) })}>
          {t.payMost(showYuan(yuanOf(most)))}
        </LinkButton>
      )}
      {method === 'transfer' && <TransferTo to={bill.transfer} note={t.transferNote} />}
      {method !== 'transfer' && (
        <>
          <PasswordField {...field('payPassword')} label={t.payPassword} />
          <div className="is-wide t-s13">
            <Forgotten />
          </div>
        </>
      )}
    </FormDialog>
  );
}
