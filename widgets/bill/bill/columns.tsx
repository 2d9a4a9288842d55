import type { BillRow } from '#contract/bill.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { showMoment } from '#domain/show-moment.ts';
import { RouteLink } from '#kit/links/RouteLink.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import type { Texts } from './texts.ts';

export type ColumnName = 'at' | 'type' | 'about' | 'channel' | 'amount' | 'balance' | 'state';

const tags = { pay: 'mute', refund: 'info', recharge: 'info' } as const;
const dots = { done: 'ok', pending: 'warn' } as const;

/** Every column that a bill may have. `today`: the year of other days is shown where it is another one. */
export const columnsOf = (t: Texts, today: string): Readonly<Record<ColumnName, Omit<DataColumn<BillRow>, 'key'>>> => ({
  at: { title: t.at, sort: 'at', cell: ({ at }) => <span className="t-nowrap">{showMoment(at, today)}</span> },
  type: { title: t.type, phone: 'end', cell: ({ type }) => <Tag kind={tags[type]}>{t.types[type]}</Tag> },
  about: { title: t.about, phone: 'title', cell: (row) => <About row={row} t={t} /> },
  channel: { title: t.payChannel, cell: ({ channel }) => t.channels[channel] },
  amount: {
    title: t.amount,
    sort: 'amount',
    num: true,
    phone: 'end',
    cell: ({ direction, amount }) => (
      <b className="t-nowrap">{`${direction === 'in' ? '+' : '−'}${showFen(fenOf(amount), true)}`}</b>
    ),
  },
  balance: {
    title: t.balance,
    num: true,
    phone: 'named',
    cell: ({ balance }) => balance && showFen(fenOf(balance), true),
  },
  state: { title: t.state, phone: 'end', cell: ({ state }) => <Dot kind={dots[state]}>{t.states[state]}</Dot> },
});

function About({ row, t }: { row: BillRow; t: Texts }) {
  const { orderId, product, title, tradeNo, remark } = row;
  return (
    <div>
      <div>{orderId ? `${t.products[product]} ${title}` : t.recharge}</div>
      <div className="t-s12 t-3">
        {product === 'airTicket' || product === 'gp' ? (
          <RouteLink to="ticket_order_details" params={{ id: orderId }}>
            {showOrderNo(orderId)}
          </RouteLink>
        ) : (
          orderId || tradeNo
        )}
      </div>
      {remark && <div className="t-s12 t-3">{remark}</div>}
    </div>
  );
}
