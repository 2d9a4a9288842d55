import type { WalletAccount } from '#contract/wallet.ts';
import type { Withdrawal } from '#contract/withdraw.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValues } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Forgotten, PasswordField } from '#parts/account/PasswordField.tsx';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Moving } from '../Moving.tsx';
import type { Digest } from '../Moving.tsx';
import { readAccount } from '../savings/model.ts';
import { createWithdraw, readTerms, reasonFor } from './model.ts';
import type { WithdrawTerms } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

const shown = (yuan: string): string => showFen(fenOf(yuan), true);

/** Money from the wallet to a bank card: fee, net, arrival and limits before the pay password. */
export function Withdraw() {
  const services = useServices();
  const t = useTexts('wallet-withdraw', ownTexts);
  const account = useModel(() => readAccount(services));
  const leave = () => services.navigate('my_wallet');
  return (
    <Moving account={account} title={t.title} onLeave={leave}>
      {(known, digest) => <Terms account={known} digest={digest} t={t} onLeave={leave} />}
    </Moving>
  );
}

interface PartProps {
  account: WalletAccount;
  digest: Digest;
  t: Texts;
  onLeave(): void;
}

function Terms(props: PartProps) {
  const { t, onLeave } = props;
  const services = useServices();
  const terms = useModel(() => readTerms(services));
  return (
    <Loaded from={terms} onBack={onLeave}>
      {(known) => {
        if (known.cards.length === 0) return <NoCard t={t} />;
        const { available, limits } = known.quote;
        const isTooLittle = fenOf(available) < fenOf(limits.min);
        const note = isTooLittle
          ? t.tooLittle(shown(available), shown(limits.min))
          : reasonFor(fenOf(limits.min), known.quote, t.reasons);
        if (note) {
          return (
            <div className="t-page t-col">
              <h1 className="t-h1">{t.title}</h1>
              <Alert
                kind="info"
                action={
                  <span className="t-row">
                    {isTooLittle && (
                      <RouteLink to={props.account.owner === 'company' ? 'finance_recharge' : 'recharge_index'}>
                        {t.recharge}
                      </RouteLink>
                    )}
                    <RouteLink to="my_wallet">{t.back}</RouteLink>
                  </span>
                }
              >
                {note}
              </Alert>
            </div>
          );
        }
        return <WithdrawForm {...props} terms={terms} first={known} />;
      }}
    </Loaded>
  );
}

function NoCard({ t }: { t: Texts }) {
  const services = useServices();
  return (
    <div className="t-page t-col">
      <h1 className="t-h1">{t.title}</h1>
      <section className="t-card">
        <Empty
          art="order"
          title={t.noCards}
          text={t.noCardsText}
          action={
            <Button kind="primary" onClick={() => services.navigate('my_wallet', { view: 'bind' })}>
              {t.addCard}
            </Button>
          }
        />
      </section>
    </div>
  );
}

function WithdrawForm({
  account,
  digest,
  t,
  terms,
  first,
  onLeave,
}: PartProps & { terms: Resource<WithdrawTerms>; first: WithdrawTerms }) {
  const services = useServices();
  const { say, showDay } = useSay();
  const form = useModel(() =>
    createWithdraw(services, {
      terms,
      first,
      payPassword: account.payPassword,
      t,
      digest,
      done({ id }: Withdrawal) {
        services.say.toast(t.applied, 'ok');
        services.navigate('my_wallet', { view: 'withdrawals', no: id }, { replace: true });
      },
    }),
  );
  const field = useFields(form);
  const [quote, shares] = useValues(form.quote, form.shares);
  const { limits, feeRule } = quote;
  const rule = t.feeRule(feeRule.rate, shown(feeRule.min), shown(feeRule.max));
  return (
    <FormScreen isShort form={form} title={t.title} lead={t.lead} save={t.save} onLeave={onLeave}>
      <SelectField
        {...field('cardId')}
        required
        label={t.card}
        options={first.cards.map(({ cardId, bankName, cardType, last4 }) => ({
          value: cardId,
          label: t.cardName([say(bankName), t.cardTypes[cardType]].filter(Boolean).join(' '), last4),
        }))}
        hint={
          <RouteLink to="my_wallet" params={{ view: 'cards' }}>
            {t.manage}
          </RouteLink>
        }
      />
      <TextField
        {...field('amount')}
        required
        label={t.amount}
        hint={
          <>
            {t.most(shown(limits.most))}{' '}
            <LinkButton onClick={() => form.edit({ amount: limits.most })}>{t.all}</LinkButton>
          </>
        }
        before="¥"
        inputMode="decimal"
        maxLength={14}
      />
      <div className="is-wide wl__terms" aria-live="polite">
        <KeyValue
          items={[
            [t.net, shares ? `¥${showFen(shares.net, true)}` : '—'],
            [t.fee, shares ? t.feeNow(showFen(shares.fee, true), rule) : rule],
            [t.arrival, t.arriveBy(showDay(quote.arriveBy))],
            [
              t.limits,
              t.allOf([
                t.perTime(shown(limits.min), shown(limits.max)),
                t.perDay(limits.dailyTimes, shown(limits.daily)),
                t.left(limits.timesLeft, shown(limits.dailyLeft)),
              ]),
            ],
          ]}
        />
      </div>
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
