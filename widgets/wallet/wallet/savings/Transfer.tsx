import type { WalletAccount } from '#contract/wallet.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Forgotten, PasswordField } from '#parts/account/PasswordField.tsx';
import { FormScreen } from '#screens/FormScreen.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Moving } from '../Moving.tsx';
import type { Digest } from '../Moving.tsx';
import { readAccount } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import { createTransfer } from './transfer.ts';
import type { TransferKind } from './transfer.ts';

const shown = (yuan: string): string => showFen(fenOf(yuan), true);
const isReward = (kind: TransferKind): boolean => kind === 'rewardsOut';

/** Money between the wallet and another account of the member. */
export function Transfer({ kind }: { kind: TransferKind }) {
  const services = useServices();
  const t = useTexts('wallet-savings', ownTexts);
  const account = useModel(() => readAccount(services));
  const data = useValue(account.data);
  const leave = () =>
    services.navigate(
      !isReward(kind) ? 'tianhanbao_detail' : data?.owner === 'company' ? 'finance_rewrads_detail' : 'rewrads_detail',
    );
  return (
    <Moving account={account} title={t.titles[kind]} onLeave={leave}>
      {(known, digest) => <TransferForm kind={kind} account={known} digest={digest} onLeave={leave} />}
    </Moving>
  );
}

interface TransferFormProps {
  kind: TransferKind;
  account: WalletAccount;
  digest: Digest;
  onLeave(): void;
}

function TransferForm({ kind, account, digest, onLeave }: TransferFormProps) {
  const services = useServices();
  const t = useTexts('wallet-savings', ownTexts);
  const form = useModel(() =>
    createTransfer(services, {
      kind,
      account,
      errors: t.errors,
      digest,
      done() {
        services.say.toast(t.done[kind], 'ok');
        onLeave();
      },
    }),
  );
  const field = useFields(form);
  const { most, limits } = form;
  if (fenOf(most) < fenOf(limits.min)) {
    return (
      <div className="t-page t-col">
        <h1 className="t-h1">{t.titles[kind]}</h1>
        <Alert kind="info" action={<LinkButton onClick={onLeave}>{t.leave}</LinkButton>}>
          {t.tooLittle(shown(most), shown(limits.min))}
        </Alert>
      </div>
    );
  }
  return (
    <FormScreen
      isShort
      form={form}
      title={t.titles[kind]}
      lead={t.leads[kind].replace('{rate}', account.tianhanbao.rate)}
      save={t.confirm}
      onLeave={onLeave}
    >
      <TextField
        {...field('amount')}
        wide
        required
        label={t.amount}
        hint={
          <>
            {t.most(shown(most))}{' '}
            <LinkButton onClick={() => form.edit({ amount: most })}>
              {kind === 'tianhanbaoIn' ? t.allIn : t.all}
            </LinkButton>{' '}
            {t.range(shown(limits.min), shown(limits.max))}
          </>
        }
        before="¥"
        inputMode="decimal"
        maxLength={14}
      />
      {form.needsPassword && (
        <>
          <PasswordField {...field('payPassword')} label={t.password} />
          <div className="is-wide t-s13">
            <Forgotten />
          </div>
        </>
      )}
    </FormScreen>
  );
}
