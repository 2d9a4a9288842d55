import type { PayInfo } from '#contract/payment.ts';
import { wallet } from '#contract/wallet.ts';
import type { WalletAccount } from '#contract/wallet.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { createResource } from '#kit/resources/resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FormScreen } from '#screens/FormScreen.tsx';
import { createRecharge } from '#parts/account/recharge/create-recharge.ts';
import { PinNote } from '#parts/account/recharge/PinNote.tsx';
import { missingFor, useWaitingPayment, WaitingNote } from '#parts/account/recharge/waiting-payment.tsx';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { useShownAmount } from '#parts/account/hidden-amounts.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Company, Figures } from './Company.tsx';
import { texts as ownTexts } from './texts.ts';

const shown = (yuan: string, fixed = true): string => showFen(fenOf(yuan), fixed);

/** Money into the wallet: an amount, then the cashier. */
export function Recharge() {
  const services = useServices();
  const account = useModel(() => {
    const resource = createResource(services, wallet.account, {});
    void resource.load();
    return resource;
  });
  const { ready, info, leave } = useWaitingPayment();
  return (
    <Loaded from={account} onBack={leave}>
      {(data) => (ready ? <RechargeForm account={data} waiting={info} onLeave={leave} /> : <WaitingPage />)}
    </Loaded>
  );
}

interface FormProps {
  account: WalletAccount;
  waiting: PayInfo | null;
  onLeave(): void;
}

function RechargeForm({ account, waiting, onLeave }: FormProps) {
  const services = useServices();
  const t = useTexts('wallet-recharge', ownTexts);
  const { presets, min, max } = account.limits.recharge;
  const form = useModel(() => createRecharge(services, { min, max }, t.errors, missingFor(waiting)));
  const field = useFields(form);
  const amount = field('amount');
  const show = useShownAmount();
  const isCompany = account.owner === 'company';
  const title = isCompany ? t.company : t.title;
  const lead = t.lead(show(account.wallet.available));
  if (!account.mayMove) {
    return (
      <div className="t-page t-col">
        <h1 className="t-h1">{title}</h1>
        <Alert kind="info" action={<LinkButton onClick={onLeave}>{t.back}</LinkButton>}>
          {t.childNote}
        </Alert>
      </div>
    );
  }
  return (
    <FormScreen isShort form={form} title={title} lead={!isCompany && lead} save={t.next} onLeave={onLeave}>
      {waiting && <WaitingNote info={waiting} />}
      {isCompany && <Figures account={account} show={show} t={t} />}
      <div className="t-row t-row--wrap is-wide" role="group" aria-label={t.presets}>
        {presets.map((preset) => (
          <Chip key={preset} on={amount.value === preset} onClick={() => form.edit({ amount: preset })}>
            ¥{shown(preset, false)}
          </Chip>
        ))}
      </div>
      <TextField
        {...amount}
        required
        label={t.amount}
        hint={t.hint(shown(min), shown(max))}
        before="¥"
        inputMode="decimal"
        maxLength={14}
      />
      <PinNote state={account.payPassword} isUrgent={waiting !== null} />
      {isCompany && <Company account={account} t={t} />}
    </FormScreen>
  );
}
