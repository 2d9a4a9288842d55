import { wallet } from '#contract/wallet.ts';
import type { WalletAccount } from '#contract/wallet.ts';
import { payment } from '#contract/payment.ts';
import type { PayInfo } from '#contract/payment.ts';
import { clockOf, momentAt } from '#domain/china-time.ts';
import { fenOf, showFen, showYuan } from '#domain/money.ts';
import { rechargeFor } from '#domain/payment/recharge-for.ts';
import type { BusinessType } from '#domain/product/business-types.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValue } from '#kit/readable.ts';
import { createResource } from '#kit/resources/resource.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FormScreen } from '#screens/FormScreen.tsx';
import { useShownAmount } from '#parts/account/hidden-amounts.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Company, Figures } from './Company.tsx';
import { createRecharge } from './model.ts';
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
  const { forOrder, forType } = rechargeFor(services.place.peek().query);
  const leave = () => {
    if (!forOrder) services.navigate('my_wallet');
    else if (!services.back()) services.navigate('pay_order', { orderId: forOrder, businessType: forType });
  };
  return (
    <Loaded from={account} onBack={leave}>
      {(data) =>
        forOrder ? (
          <ForPayment orderId={forOrder} businessType={forType} account={data} onLeave={leave} />
        ) : (
          <RechargeForm account={data} onLeave={leave} />
        )
      }
    </Loaded>
  );
}

/** The form with what a payment is short of; plain where that payment waits no longer. */
function ForPayment({ orderId, businessType, ...rest }: FormProps & { orderId: string; businessType: BusinessType }) {
  const info = useValue(useResource(payment.info, { orderId, businessType }).current);
  if (info.state === 'loading') return <WaitingPage />;
  const isOpen = info.state === 'ready' && (info.data.state === 'open' || info.data.state === 'partly');
  return <RechargeForm {...rest} waiting={isOpen ? info.data : undefined} />;
}

interface FormProps {
  account: WalletAccount;
  onLeave(): void;
}

function RechargeForm({ account, onLeave, waiting }: FormProps & { waiting?: PayInfo | undefined }) {
  const services = useServices();
  const t = useTexts('wallet-recharge', ownTexts);
  const { presets, min, max } = account.limits.recharge;
  const { say } = useSay();
  const missing = waiting?.methods.find(({ method }) => method === 'tianHangPay')?.missing ?? '';
  const form = useModel(() => createRecharge(services, { min, max }, t.errors, missing));
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
    <FormScreen form={form} title={title} lead={!isCompany && lead} save={t.next} onLeave={onLeave}>
      {isCompany && <Figures account={account} show={show} t={t} />}
      {waiting && (
        <Alert kind="info" className="is-wide">
          <b>
            {t.waiting} {say(waiting.title)}
          </b>{' '}
          {missing && t.missing(showYuan(missing))} {t.until(clockOf(momentAt(waiting.deadlineMs)))}
        </Alert>
      )}
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
      {isCompany && <Company account={account} t={t} />}
    </FormScreen>
  );
}
