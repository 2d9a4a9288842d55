import type { ReactNode } from 'react';
import { billColumnsOf, billFigures } from '#contract/bill.ts';
import type { BillColumn, BillFigure, BillKind, BillRow, BillType } from '#contract/bill.ts';
import { periodFact } from '#domain/bill/periods.ts';
import { productOf } from '#domain/product/products.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { showMoment } from '#domain/show-moment.ts';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { RouteLink } from '#screens/RouteLink.tsx';
import type { LinkTarget } from '#kit/links/link-to.ts';
import type { ShowAmount } from '#parts/account/hidden-amounts.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import { isSummary } from './model.ts';
import { showCount } from './tiles.ts';
import type { Texts } from './texts.ts';

const dots = {
  done: 'ok',
  pending: 'warn',
  held: 'warn',
  released: 'ok',
  reversed: undefined,
  processing: 'warn',
  refused: 'bad',
} as const;
/** Types that take money or points away. */
const leaving: ReadonlySet<BillType> = new Set(['pay', 'withdraw', 'tianhanbaoIn', 'back']);
export const isIncome = (kind: BillKind): boolean => kind === 'recom' || kind === 'share';
/** Amounts with their sign: money that moves both ways. */
const isFlow = (kind: BillKind): boolean =>
  ['transaction', 'recharge', 'putforward', 'integral'].includes(kind) || isIncome(kind);
const isFigure = (column: BillColumn): column is BillColumn & BillFigure => billFigures.some((name) => name === column);

interface ColumnsFor {
  kind: BillKind;
  t: Texts;
  /** The year of other days is shown where it is another one. */
  today: string;
  showServFee: boolean;
  /** Amounts, or their mask. */
  showYuan: ShowAmount;
  /** The rows behind a period. */
  rowsOf(period: string): LinkTarget | undefined;
}

type Column = Omit<DataColumn<BillRow>, 'key'>;

/** A figure as its column and its sum show it. */
export const showFigure = (name: BillFigure, text: string | undefined, showYuan: ShowAmount): string => {
  if (text === undefined || text === '0') return '—';
  if (name === 'tickets') return showCount(text);
  return name === 'rate' ? `${Number(text)}%` : showYuan(text);
};
export const figureName = (name: BillFigure, t: Texts, showServFee: boolean): string =>
  name === 'serviceFee' && !showServFee ? t.otherFees : t.figures[name];

/** The columns of a bill. */
export function columnsOf({ kind, t, today, showServFee, showYuan, rowsOf }: ColumnsFor): DataColumn<BillRow>[] {
  const isPoints = kind === 'integral';
  const show = (text: string): string => (isPoints ? showCount(text) : showYuan(text));
  const all: Readonly<Record<Exclude<BillColumn, BillFigure>, Column>> = {
    at: {
      title: t.at,
      sort: 'at',
      card: 'fact',
      cell: ({ at }) => <span className="t-nowrap">{showMoment(at, today)}</span>,
    },
    type: {
      title: t.type,
      card: 'fact',
      cardCell: ({ type }) => t.types[type],
      cell: ({ type }) => <Tag kind={leaving.has(type) ? 'mute' : 'info'}>{t.types[type]}</Tag>,
    },
    about: isSummary(kind)
      ? {
          title: t.period,
          sort: 'at',
          card: 'title',
          cardCell: ({ title }) => title,
          cell: ({ title }) => <Period title={title} rows={rowsOf(title)} />,
        }
      : {
          title: t.about,
          card: 'title',
          isMore: true,
          cardCell: (row) => subjectOf(row, t),
          cell: (row) => <About row={row} isOwn={!isIncome(kind)} t={t} />,
        },
    people: { title: isIncome(kind) ? t.source : t.people, card: 'fact', cell: ({ people }) => people },
    channel: { title: t.payChannel, card: 'fact', cell: ({ channel }) => t.channels[channel] },
    amount: {
      title: isPoints ? t.points : t.amount,
      ...(!isSummary(kind) && { sort: 'amount' }),
      num: true,
      card: 'amount',
      cell: ({ direction, amount }) => {
        const sign = direction === 'out' ? '−' : isFlow(kind) ? '+' : '';
        return <b className="t-nowrap">{`${sign}${show(amount)}`}</b>;
      },
    },
    balance: {
      title: isPoints ? t.pointsBalance : t.balance,
      num: true,
      cell: ({ balance }) => balance && show(balance),
    },
    state: { title: t.state, card: 'fact', cell: ({ state }) => <Dot kind={dots[state]}>{t.states[state]}</Dot> },
  };
  return billColumnsOf[kind].map((column: BillColumn) => ({
    key: column,
    ...(isFigure(column)
      ? {
          title: figureName(column, t, showServFee),
          num: true,
          cell: ({ figures }: BillRow) => showFigure(column, figures[column], showYuan),
          ...(isSummary(kind) && {
            card: 'fact',
            cardCell: (row: BillRow) => periodFact(column, t.figures[column], row, showYuan),
          }),
        }
      : all[column]),
  }));
}

const Period = ({ title, rows }: { title: string; rows: LinkTarget | undefined }) => (
  <b>{rows ? <LinkButton {...rows}>{title}</LinkButton> : title}</b>
);

const subjectOf = ({ type, product, title }: BillRow, t: Texts): string =>
  [t.products[product], t.say(title) || t.subjects[type]].filter(Boolean).join(' ');

/** `isOwn`: the order is the reader's; false of an order by a member that the reader recommended. */
function About({ row, isOwn, t }: { row: BillRow; isOwn: boolean; t: Texts }) {
  const { remark } = row;
  const number = numberOf(row, isOwn);
  return (
    <div>
      <div>{subjectOf(row, t)}</div>
      {number && <div className="t-s12 t-3">{number}</div>}
      {remark && <div className="t-s12 t-3">{t.say(remark)}</div>}
    </div>
  );
}

/** A link to what the movement paid for where the reader may open it; else the number alone. Orders of other applications come without theirs. */
export function numberOf({ type, orderId, product, tradeNo }: BillRow, isOwn: boolean): ReactNode {
  const isLinked = isOwn && orderId !== '';
  if (isLinked && productOf(product)) return <OrderLink type={product} orderNo={orderId} />;
  if (isLinked && product === 'benefit')
    return (
      <RouteLink to="my_center_index" params={{ view: 'benefits' }}>
        {orderId}
      </RouteLink>
    );
  if (type === 'withdraw' || type === 'returned')
    return (
      <RouteLink to="my_wallet" params={{ view: 'withdrawals', no: tradeNo }}>
        {tradeNo}
      </RouteLink>
    );
  return orderId ? showOrderNo(orderId) : tradeNo;
}
