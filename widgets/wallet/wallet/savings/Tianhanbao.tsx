import { tianhanbaoFilters } from '#contract/wallet.ts';
import type { TianhanbaoEntry, WalletAccount } from '#contract/wallet.ts';
import { useAllowed } from '#kit/links/Allowed.tsx';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { Stats } from '#ui/list/Stats.tsx';
import { useShownAmount } from '#parts/account/hidden-amounts.tsx';
import type { ShowAmount } from '#parts/account/hidden-amounts.tsx';
import { amountColumn, balanceColumn, momentColumn } from '../amount-columns.tsx';
import { createTianhanbao, readAccount } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

const tags = { in: 'info', out: 'mute', interest: 'ok' } as const;

/** The savings balance: its interest, its transfers, and the balance after each. */
export function Tianhanbao() {
  const services = useServices();
  const t = useTexts('wallet-savings', ownTexts);
  const isAllowed = useAllowed('money_change');
  const show = useShownAmount();
  const list = useModel(() => createTianhanbao(services));
  const account = useModel(() => readAccount(services));
  const [data, { state }] = useValues(account.data, account.current);
  return (
    <ListScreen
      title={t.tianhanbao}
      label={t.tianhanbao}
      list={list}
      actions={
        isAllowed &&
        data?.mayMove && (
          <>
            <Button onClick={() => services.navigate('tianhanbao_detail', { move: 'out' })}>{t.moveOut}</Button>
            <Button kind="primary" onClick={() => services.navigate('tianhanbao_detail', { move: 'in' })}>
              {t.moveIn}
            </Button>
          </>
        )
      }
      stats={<Stats label={t.tianhanbao} isWaiting={state === 'loading'} items={tilesOf(data?.tianhanbao, t, show)} />}
      groups={{ key: 'kind', options: tianhanbaoFilters.map((value) => ({ value, label: t.entryKinds[value] })) }}
      fields={[{ kind: 'days', key: 'days', label: t.days, isPast: () => true }]}
      table={{ columns: columnsOf(t, services.clock.today(), show) }}
      empty={{ art: 'order', title: t.noEntries, text: t.noEntriesText }}
    />
  );
}

const tilesOf = (known: WalletAccount['tianhanbao'] | undefined, t: Texts, show: ShowAmount) => [
  { label: t.held, value: known ? `¥${show(known.balance)}` : '—', note: known && t.rate(known.rate) },
  { label: t.yesterday, value: known ? `¥${show(known.yesterday)}` : '—' },
  { label: t.interest, value: known ? `¥${show(known.earned)}` : '—' },
];

const columnsOf = (t: Texts, today: string, show: ShowAmount): DataColumn<TianhanbaoEntry>[] => [
  momentColumn(t, today),
  {
    key: 'kind',
    title: t.kind,
    card: 'title',
    cardCell: ({ kind }) => t.entryKinds[kind],
    cell: ({ kind }) => <Tag kind={tags[kind]}>{t.entryKinds[kind]}</Tag>,
  },
  amountColumn(t.amount, show),
  balanceColumn(t.balance, show),
];
