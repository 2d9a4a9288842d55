import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { leftOrExceeded, usedOrSurplus } from '#domain/company-bill/bill-state.ts';
import type { WalletAccount } from '#contract/wallet.ts';
import { isOpened } from '#routes/opened.ts';
import { useAllowed } from '#kit/links/Allowed.tsx';
import { useSay } from '#kit/say.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { HideAmounts } from '#parts/account/hidden-amounts.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { cx } from '#ui/base/passed-props.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Frozen } from './Frozen.tsx';
import type { WalletModel } from './model.ts';
import type { Texts } from './texts.ts';

export interface PartProps {
  model: WalletModel;
  t: Texts;
  show(yuan: string): string;
}

/** The balances of all accounts of the wallet; a child member of a family has no buttons. */
export function Balances({ model, t, show }: PartProps) {
  const [known, account] = useValues(model.account.current, model.account.data);
  if (account) return <Cards account={account} model={model} t={t} show={show} />;
  if (known.state === 'loading') {
    return (
      <section className="t-card t-stat" aria-busy="true">
        <Skeleton width={200} height={88} />
      </section>
    );
  }
  return (
    <Alert kind="bad" action={<LinkButton onClick={() => void model.account.load()}>{t.retry}</LinkButton>}>
      {t.failed}
    </Alert>
  );
}

function Cards({ account, model, t, show }: PartProps & { account: WalletAccount }) {
  const [opens, setOpens] = useState(false);
  const [isHidden] = useValues(model.isHidden);
  const { wallet, tianhanbao, rewards, credit, owner } = account;
  const { say } = useSay();
  const used = usedOrSurplus(credit?.used ?? '0');
  const left = leftOrExceeded(credit?.available ?? '0');
  const mayMove = useAllowed('money_change') && account.mayMove;
  const isCompany = owner === 'company';
  const yuan = (amount: string): string => `¥${show(amount)}`;
  return (
    <>
      {!account.mayMove && <Alert kind="info">{t.childNote}</Alert>}
      <div className={cx('wl', credit && 'wl--4')}>
        <section className="t-card" aria-label={t.available[owner]}>
          <div className="t-row t-s13 t-2">
            {t.available[owner]}
            <HideAmounts isHidden={isHidden} onHide={model.hide} />
          </div>
          <p className="wl__b">{yuan(wallet.available)}</p>
          <p className="t-row t-row--wrap t-s13 t-2">
            <span>
              {t.frozen} <LinkButton onClick={() => setOpens(true)}>{yuan(wallet.frozen)}</LinkButton>
            </span>
            <span>
              {t.total} {yuan(wallet.total)}
            </span>
          </p>
          {mayMove && (
            <div className="wl__a">
              <Go kind="primary" to={isCompany ? 'finance_recharge' : 'recharge_index'}>
                {t.recharge}
              </Go>
              <Go to="my_wallet" params={{ view: 'withdraw' }}>
                {t.withdraw}
              </Go>
            </div>
          )}
          <Ways account={account} t={t} />
        </section>
        <Part title={t.tianhanbao} to="tianhanbao_detail" t={t}>
          <p className="wl__b">{yuan(tianhanbao.balance)}</p>
          <Note>{t.yesterday(show(tianhanbao.yesterday), show(tianhanbao.earned))}</Note>
          {mayMove && (
            <div className="wl__a">
              <Go kind="soft" size="sm" to="tianhanbao_detail" params={{ move: 'in' }}>
                {t.moveIn}
              </Go>
              <Go size="sm" to="tianhanbao_detail" params={{ move: 'out' }}>
                {t.moveOut}
              </Go>
            </div>
          )}
        </Part>
        <Part title={t.rewards} to={isCompany ? 'finance_rewrads_detail' : 'rewrads_detail'} t={t}>
          <p className="wl__b">{yuan(rewards.available)}</p>
          <Note>{t.rewardsNote(show(rewards.pending), show(rewards.earned))}</Note>
          {mayMove && (
            <div className="wl__a">
              <Go kind="soft" size="sm" to={isCompany ? 'finance_rewards_out' : 'rewards_transferred_out'}>
                {t.rewardsOut}
              </Go>
            </div>
          )}
        </Part>
        {credit && (
          <section className="t-card" aria-label={t.credit}>
            <b className="t-s13">{t.credit}</b>
            <p className="wl__b">
              {left.isExceeded && `${say(left.label)} `}
              {yuan(left.yuan)}
            </p>
            <Note>
              {t.creditNote(show(credit.limit), `${say(used.label)} ${show(used.yuan)}`, show(credit.frozen))}
            </Note>
          </section>
        )}
      </div>
      {opens && <Frozen model={model} t={t} show={show} onClose={() => setOpens(false)} />}
    </>
  );
}

/** The other pages of the wallet; a child member reads those that move nothing. */
function Ways({ account: { mayMove, owner, cards, payPassword }, t }: { account: WalletAccount; t: Texts }) {
  const isAllowed = useAllowed('money_change');
  return (
    <p className="t-row t-row--wrap t-s13">
      <RouteLink to="my_wallet" params={{ view: 'withdrawals' }}>
        {t.withdrawals}
      </RouteLink>
      {owner === 'company' && <RouteLink to="finance_recharge_record">{t.records}</RouteLink>}
      <RouteLink to="my_wallet" params={{ view: 'cards' }}>
        {t.cards(cards)}
      </RouteLink>
      {isAllowed && mayMove && payPassword !== 'none' && (
        <RouteLink to="my_wallet" params={{ view: 'payPassword' }}>
          {t.password[payPassword]}
        </RouteLink>
      )}
    </p>
  );
}

/** Facts between dots; a line ends between two of them. */
function Note({ children }: { children: string }) {
  const facts = children.split(' · ');
  return (
    <p className="t-s12 t-3">
      {facts.map((fact, at) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          <span className="t-nowrap">{at < facts.length - 1 ? `${fact} ·` : fact}</span>
        </Fragment>
      ))}
    </p>
  );
}

function Part({ title, to, t, children }: { title: string; to: Destination; t: Texts; children: ReactNode }) {
  return (
    <section className="t-card" aria-label={title}>
      <div className="t-row t-s13">
        <b className="t-grow">{title}</b>
        <RouteLink to={to} onlyOpen>
          {t.detail}
        </RouteLink>
      </div>
      {children}
    </section>
  );
}

/** Other pages of the wallet. */
type Destination =
  | 'my_wallet'
  | 'recharge_index'
  | 'tianhanbao_detail'
  | 'rewrads_detail'
  | 'rewards_transferred_out'
  | 'finance_recharge'
  | 'finance_rewrads_detail'
  | 'finance_rewards_out';

interface GoProps {
  to: Destination;
  params?: Readonly<Record<string, string>>;
  kind?: 'primary' | 'soft';
  size?: 'sm';
  children: string;
}

/** A button to another page of the wallet. */
function Go({ to, params, children, ...rest }: GoProps) {
  const services = useServices();
  return (
    isOpened(to) && (
      <Button {...rest} onClick={() => services.navigate(to, params)}>
        {children}
      </Button>
    )
  );
}
