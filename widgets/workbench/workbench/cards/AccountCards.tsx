import { MoreLink } from '#screens/cards/MoreLink.tsx';
import { leftOrExceeded, usedOrSurplus } from '#domain/company-bill/bill-state.ts';
import { Allowed } from '#kit/links/Allowed.tsx';
import { fenOf } from '#domain/money.ts';
import { useShownAmount } from '#parts/account/hidden-amounts.tsx';
import { useValue } from '#kit/readable.ts';
import type { Yuan } from '#contract/row.ts';
import { Dot } from '#ui/display/Tag.tsx';
import type { DotKind } from '#ui/display/Tag.tsx';
import { ReadingCard } from './ReadingCard.tsx';
import { useWorkbench } from '../use-workbench.ts';

/** The company's line of credit: five figures that add up. */
export function CreditCard() {
  const { model, words, say } = useWorkbench();
  const warning = useValue(model.creditWarning);
  return (
    <ReadingCard
      title={words.creditCard}
      reading={model.accounts}
      height={134}
      end={<MoreLink to="finance_settlement_set">{words.settle}</MoreLink>}
    >
      {({ credit }) => {
        if (!credit) return null;
        const [limit, available] = [fenOf(credit.limit), fenOf(credit.available)];
        const used = usedOrSurplus(credit.used);
        const left = leftOrExceeded(credit.available);
        const state: [DotKind, string] = warning?.stopped
          ? ['bad', words.stopped]
          : available <= 0
            ? ['bad', left.isExceeded ? words.exceeded : words.usedUp]
            : warning?.look === 'warn'
              ? ['warn', words.warned(warning.percent)]
              : available * 10 < limit
                ? ['warn', words.nearlyOut]
                : ['ok', words.normal];
        return (
          <Balance
            label={say(left.label)}
            amount={left.yuan}
            state={state}
            whole={credit.limit}
            parts={[
              { label: say(used.label), yuan: used.yuan, isBeside: used.isSurplus },
              { label: words.frozenShort, yuan: credit.frozen, isFrozen: true },
            ]}
            total={{ label: words.limit, yuan: credit.limit }}
          />
        );
      }}
    </ReadingCard>
  );
}

/** Deposits: a company's prepaid account, other members' wallet. */
export function WalletCard() {
  const { model, words, kind } = useWorkbench();
  const isCompany = kind === 'company';
  return (
    <ReadingCard
      title={isCompany ? words.prepaidCard : words.walletCard}
      reading={model.accounts}
      height={134}
      end={
        isCompany ? (
          <Allowed to="money_change">
            <MoreLink to="finance_recharge">{words.recharge}</MoreLink>
          </Allowed>
        ) : (
          <MoreLink to="my_wallet">{words.walletLink}</MoreLink>
        )
      }
    >
      {({ wallet }) => (
        <Balance
          label={words.availableBalance}
          amount={wallet.available}
          state={fenOf(wallet.total) === 0 ? [undefined, words.empty] : ['ok', words.normal]}
          whole={wallet.total}
          parts={[
            { label: words.available, yuan: wallet.available },
            { label: words.frozenShort, yuan: wallet.frozen, isFrozen: true },
          ]}
          total={{ label: words.total, yuan: wallet.total }}
        />
      )}
    </ReadingCard>
  );
}

interface BalanceProps {
  label: string;
  amount: Yuan;
  state: readonly [DotKind | undefined, string];
  whole: Yuan;
  /** `isBeside`: no part of the whole. */
  parts: readonly { label: string; yuan: Yuan; isFrozen?: boolean; isBeside?: boolean }[];
  total: { label: string; yuan: Yuan };
}

function Balance({ label, amount, state: [kind, word], whole, parts, total }: BalanceProps) {
  const all = fenOf(whole);
  const show = useShownAmount();
  return (
    <div className="wb-acc">
      <p className="t-row">
        <span className="t-s12 t-3">{label}</span>
        <Dot {...(kind && { kind })} className="t-s12 t-2 t-end">
          {word}
        </Dot>
      </p>
      <p className="wb-acc__big">¥{show(amount)}</p>
      <div className="wb-acc__bar" aria-hidden="true">
        {parts
          .filter(({ isBeside }) => !isBeside)
          .map((part) => (
            <i
              key={part.label}
              className={part.isFrozen ? 'is-frozen' : undefined}
              style={{ width: `${all > 0 ? (fenOf(part.yuan) / all) * 100 : 0}%` }}
            />
          ))}
      </div>
      <dl className="wb-acc__parts">
        {parts.map((part) => (
          <div key={part.label} className={part.isFrozen ? 'is-frozen' : 'is-used'}>
            <dt>{part.label}</dt>
            <dd>¥{show(part.yuan)}</dd>
          </div>
        ))}
        <div>
          <dt>{total.label}</dt>
          <dd>¥{show(total.yuan)}</dd>
        </div>
      </dl>
    </div>
  );
}
