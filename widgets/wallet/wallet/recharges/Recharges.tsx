import { rechargeFilters, wallet } from '#contract/wallet.ts';
import type { Recharge } from '#contract/wallet.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import { Named } from '#parts/order/tab/Named.tsx';
import { useAllowed } from '#kit/links/Allowed.tsx';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { exportFile } from '#screens/export-file.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { Stats } from '#ui/list/Stats.tsx';
import { useShownAmount } from '#parts/account/hidden-amounts.tsx';
import type { ShowAmount } from '#parts/account/hidden-amounts.tsx';
import { createRecharges } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

const dots = { open: 'warn', paid: 'ok', voided: undefined } as const;

/** Recharges with their states; an unpaid one leads to the cashier. */
export function Recharges() {
  const services = useServices();
  const t = useTexts('wallet-recharges', ownTexts);
  const show = useShownAmount();
  const list = useModel(() => createRecharges(services));
  const [sums, { state }, user] = useValues(list.sums, list.state, services.session.user);
  const mayMove = useAllowed('money_change');
  const recharge = mayMove && (
    <Button
      kind="primary"
      onClick={() => services.navigate(levelOf(user) === '70' ? 'finance_recharge' : 'recharge_index')}
    >
      {t.recharge}
    </Button>
  );
  const paid = sums?.['paid'];
  return (
    <ListScreen
      title={t.title}
      label={t.title}
      list={list}
      actions={recharge}
      stats={
        <Stats
          label={t.title}
          isWaiting={state === 'loading'}
          items={[{ label: t.paid, value: paid === undefined ? '—' : `¥${show(paid)}` }]}
        />
      }
      groups={{ key: 'state', options: rechargeFilters.map((value) => ({ value, label: t.states[value] })) }}
      fields={[{ kind: 'days', key: 'days', label: t.days, isPast: () => true }]}
      table={{
        columns: columnsOf(t, services.clock.today(), show),
        actions: ({ state, orderId }) =>
          mayMove && state === 'open'
            ? [{ id: 'pay', label: t.pay, onPick: () => services.navigate('recharge_pay', { orderId }) }]
            : state === 'paid'
              ? [{ id: 'bill', label: t.bill, onPick: () => services.navigate('recharge_bill', { words: orderId }) }]
              : [],
      }}
      onExport={(format) => exportFile(services, wallet.rechargesExport, list.input(), format)}
      empty={{ art: 'order', title: t.none, text: t.noneText, action: recharge }}
    />
  );
}

const columnsOf = (t: Texts, today: string, show: ShowAmount): DataColumn<Recharge>[] => [
  {
    key: 'at',
    title: t.at,
    sort: 'at',
    card: 'fact',
    cell: ({ createTime }) => <span className="t-nowrap">{t.moment(createTime, today)}</span>,
  },
  {
    key: 'order',
    title: t.order,
    card: 'title',
    cardCell: ({ orderId }) => orderId,
    isMore: true,
    cell: ({ orderId, tradeNo }) => (
      <div>
        <div>{orderId}</div>
        {tradeNo && (
          <div className="t-s12 t-3">
            {t.trade} {tradeNo}
          </div>
        )}
      </div>
    ),
  },
  { key: 'method', title: t.method, card: 'fact', cell: ({ method }) => t.methods[method] },
  {
    key: 'amount',
    title: t.amount,
    num: true,
    card: 'amount',
    cell: ({ amount }) => <b className="t-nowrap">{show(amount)}</b>,
  },
  { key: 'operator', title: t.operator, cell: ({ operator }) => <Named>{operator}</Named> },
  { key: 'state', title: t.state, card: 'fact', cell: ({ state }) => <Dot kind={dots[state]}>{t.states[state]}</Dot> },
];
