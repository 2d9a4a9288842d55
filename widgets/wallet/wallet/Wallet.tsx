import { movementFilters, wallet } from '#contract/wallet.ts';
import type { WalletMovement } from '#contract/wallet.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { productOf } from '#domain/product/products.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { Said } from '#parts/order/tab/Named.tsx';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { exportFile } from '#screens/export-file.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { amountColumn, balanceColumn, momentColumn } from './amount-columns.tsx';
import { Balances } from './Balances.tsx';
import { Flow } from './Flow.tsx';
import { createWallet } from './model.ts';
import { UnderWay } from './UnderWay.tsx';
import { Unpaid } from './Unpaid.tsx';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** The wallet: balances, the proof of the chosen days, and every movement with the balance after it. */
export function Wallet() {
  const services = useServices();
  const t = useTexts('wallet', ownTexts);
  const model = useModel(() => createWallet(services));
  const isHidden = useValue(model.isHidden);
  const show = (yuan: string): string => (isHidden ? t.hidden : showFen(fenOf(yuan), true));
  return (
    <ListScreen
      title={t.title}
      label={t.title}
      list={model.list}
      actions={
        <RouteLink to="my_wallet" params={{ view: 'refunds' }}>
          {t.refunds}
        </RouteLink>
      }
      stats={
        <>
          <Balances model={model} t={t} show={show} />
          <Unpaid model={model} t={t} show={show} />
          <UnderWay model={model} t={t} show={show} />
          <Flow model={model} t={t} show={show} />
        </>
      }
      groups={{
        key: 'kind',
        options: (['all', 'in', 'out'] as const).map((value) => ({ value, label: t.directions[value] })),
      }}
      fields={[
        { kind: 'days', key: 'days', label: t.days, isPast: () => true },
        {
          kind: 'select',
          key: 'kind',
          label: t.kind,
          options: movementFilters.map((value) => ({ value, label: t.kinds[value] })),
        },
      ]}
      table={{ columns: columnsOf(t, services.clock.today(), show) }}
      empty={{ art: 'order', title: t.none, text: t.noneText }}
      onExport={(format) => exportFile(services, wallet.export, model.list.input(), format)}
    />
  );
}

const columnsOf = (t: Texts, today: string, show: (yuan: string) => string): DataColumn<WalletMovement>[] => [
  momentColumn(t, today),
  {
    key: 'kind',
    title: t.kind,
    card: 'fact',
    cardCell: ({ kind }) => t.kinds[kind],
    cell: ({ kind, direction }) => <Tag kind={direction === 'in' ? 'info' : 'mute'}>{t.kinds[kind]}</Tag>,
  },
  {
    key: 'about',
    title: t.about,
    card: 'title',
    isMore: true,
    cardCell: (row) => <Subject row={row} t={t} />,
    cell: (row) => <About row={row} t={t} />,
  },
  amountColumn(t.amount, show),
  balanceColumn(t.balance, show),
];

function Subject({ row: { kind, title, product }, t }: { row: WalletMovement; t: Texts }) {
  return <Said>{[t.products[product], title].filter(Boolean).join(' ') || t.kinds[kind]}</Said>;
}

/** The subject of a movement, and the link to its order. */
function About({ row, t }: { row: WalletMovement; t: Texts }) {
  const { orderId, product } = row;
  return (
    <div>
      <Subject row={row} t={t} />
      {orderId && (
        <div className="t-s12 t-3">
          {productOf(product) ? (
            <OrderLink type={product} orderNo={orderId} />
          ) : product === 'withdraw' ? (
            <RouteLink to="my_wallet" params={{ view: 'withdrawals', no: orderId }}>
              {orderId}
            </RouteLink>
          ) : product === 'recharge' ? (
            <RouteLink to="recharge_bill" params={{ words: orderId }}>
              {orderId}
            </RouteLink>
          ) : product === 'benefit' ? (
            <RouteLink to="my_center_index" params={{ view: 'benefits' }}>
              {orderId}
            </RouteLink>
          ) : product === 'bill' ? (
            <RouteLink to="finance_enterprise_bill" params={{ bill: orderId }}>
              {row.title}
            </RouteLink>
          ) : (
            showOrderNo(orderId)
          )}
        </div>
      )}
    </div>
  );
}
