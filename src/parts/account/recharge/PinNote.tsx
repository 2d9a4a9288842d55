import type { WalletAccount } from '#contract/wallet.ts';
import { useTexts } from '#kit/use-texts.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { texts } from './texts.ts';

/** Before a recharge: whether the pay password is set that paying from the wallet asks for. `isUrgent`: a payment waits. */
export function PinNote({ state, isUrgent }: { state: WalletAccount['payPassword']; isUrgent: boolean }) {
  const t = useTexts('recharge-for', texts);
  if (state === 'none') return null;
  if (state === 'set') return <p className="is-wide t-s12 t-3">{t.pin}</p>;
  return (
    <Alert
      kind={isUrgent ? 'warn' : 'info'}
      className="is-wide"
      action={
        <RouteLink className="t-nowrap" to="my_wallet" params={{ view: 'payPassword', by: 'sms' }} onlyOpen>
          {t.setPin}
        </RouteLink>
      }
    >
      {t.noPin}
    </Alert>
  );
}
