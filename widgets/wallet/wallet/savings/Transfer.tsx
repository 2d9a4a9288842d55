import type { WalletAccount } from '#contract/wallet.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { importAgain } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { readAccount } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import { createTransfer } from './transfer.ts';
import type { TransferKind } from './transfer.ts';

const digest = async (password: string) =>
  (await importAgain(() => import('#kit/login/password-hash.ts'))).passwordHash(password);
const shown = (yuan: string): string => showFen(fenOf(yuan), true);
const isReward = (kind: TransferKind): boolean => kind === 'rewardsOut';

/** Money between the wallet and another account of the member. */
export function Transfer({ kind }: { kind: TransferKind }) {
  const services = useServices();
  const t = useTexts('wallet', ownTexts);
  const account = useModel(() => readAccount(services));
  const [data, { telephones }] = useValues(account.data, services.config);
  const leave = () =>
    services.navigate(
      !isReward(kind) ? 'tianhanbao_detail' : data?.owner === 'company' ? 'finance_rewrads_detail' : 'rewrads_detail',
    );
  return (
    <Loaded from={account} onBack={leave}>
      {(known) =>
        known.mayMove && known.payPassword !== 'unset' ? (
          <TransferForm kind={kind} account={known} onLeave={leave} />
        ) : (
          <div className="t-page t-col">
            <h1 className="t-h1">{t.titles[kind]}</h1>
            <Alert kind="info">{known.mayMove ? t.noPassword(telephones[0] ?? '') : t.childNote}</Alert>
          </div>
        )
      }
    </Loaded>
  );
}

interface TransferFormProps {
  kind: TransferKind;
  account: WalletAccount;
  onLeave(): void;
}

function TransferForm({ kind, account, onLeave }: TransferFormProps) {
  const services = useServices();
  const t = useTexts('wallet', ownTexts);
  const form = useModel(() =>
    createTransfer(services, {
      kind,
      account,
      sixDigits: t.sixDigits,
      digest,
      done() {
        services.say.toast(t.done[kind], 'ok');
        onLeave();
      },
    }),
  );
  const field = useFields(form);
  const [password, passwordError] = useValues(form.password, form.passwordError);
  const { most, limits } = form;
  return (
    <FormScreen form={form} title={t.titles[kind]} lead={t.leads[kind]} save={t.confirm} onLeave={onLeave}>
      <TextField
        {...field('amount')}
        wide
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
        <TextField
          name="payPassword"
          wide
          type="password"
          label={t.password}
          value={password}
          error={passwordError || undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          onInput={form.typePassword}
          onBlur={() => undefined}
        />
      )}
    </FormScreen>
  );
}
