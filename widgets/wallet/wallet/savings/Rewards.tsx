import { rewardFilters } from '#contract/wallet.ts';
import type { Reward, WalletAccount } from '#contract/wallet.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { Said } from '#parts/order/tab/Named.tsx';
import { useAllowed } from '#kit/links/Allowed.tsx';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { Stats } from '#ui/list/Stats.tsx';
import { useShownAmount } from '#parts/account/hidden-amounts.tsx';
import type { ShowAmount } from '#parts/account/hidden-amounts.tsx';
import { amountColumn, momentColumn } from '../amount-columns.tsx';
import { createRewards, readAccount } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

const dots = { pending: 'warn', available: 'ok', void: undefined, out: 'brand' } as const;

/** Rewards: what each was for, and when it can be transferred. */
export function Rewards() {
  const services = useServices();
  const t = useTexts('wallet-savings', ownTexts);
  const isAllowed = useAllowed('money_change');
  const show = useShownAmount();
  const list = useModel(() => createRewards(services));
  const account = useModel(() => readAccount(services));
  const [data, { state }] = useValues(account.data, account.current);
  const to = data?.owner === 'company' ? 'finance_rewards_out' : 'rewards_transferred_out';
  return (
    <ListScreen
      title={t.rewards}
      label={t.rewards}
      list={list}
      actions={
        isAllowed &&
        data?.mayMove && (
          <Button kind="primary" onClick={() => services.navigate(to)}>
            {t.rewardsOut}
          </Button>
        )
      }
      stats={<Stats label={t.rewards} isWaiting={state === 'loading'} items={tilesOf(data, t, show)} />}
      groups={{ key: 'state', options: rewardFilters.map((value) => ({ value, label: t.rewardStates[value] })) }}
      fields={[{ kind: 'days', key: 'days', label: t.days, isPast: () => true }]}
      table={{ columns: columnsOf(t, services.clock.today(), show) }}
      empty={{ art: 'order', title: t.noRewards, text: t.noRewardsText }}
    />
  );
}

const tilesOf = (data: WalletAccount | null, t: Texts, show: ShowAmount) =>
  (['available', 'pending', 'earned'] as const).map((name) => ({
    label: t[name],
    value: data ? `¥${show(data.rewards[name])}` : '—',
  }));

const columnsOf = (t: Texts, today: string, show: ShowAmount): DataColumn<Reward>[] => [
  momentColumn(t, today),
  {
    key: 'about',
    title: t.about,
    card: 'title',
    cardCell: ({ title }) => <Said>{title}</Said>,
    isMore: true,
    cell: ({ title, orderId, state, availableAt }) => (
      <div>
        <Said>{title}</Said>
        {orderId && (
          <div className="t-s12 t-3">
            {t.sourceOrder} {showOrderNo(orderId)}
          </div>
        )}
        {state === 'pending' && availableAt && <div className="t-s12 t-3">{t.from(t.moment(availableAt, today))}</div>}
      </div>
    ),
  },
  amountColumn(t.amount, show),
  {
    key: 'state',
    title: t.state,
    card: 'fact',
    cell: ({ state }) => <Dot kind={dots[state]}>{t.rewardStates[state]}</Dot>,
  },
];
