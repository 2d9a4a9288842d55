import type { OrderRow } from '#contract/order-list.ts';
import { clockOf, dayOf } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import type { StatusLook } from '#domain/product/status-table.ts';
import type { Say } from '#kit/say.ts';
import { Price } from '#ui/display/Price.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { Unbroken } from '#ui/display/Unbroken.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { Travellers } from './Named.tsx';
import { changeDueOf, moneyNotes } from './money.tsx';
import type { TabTexts } from './texts.ts';

/** The state of the order. */
export const statusColumn = (
  { columns }: TabTexts,
  { say }: Say,
  look: (order: OrderRow) => StatusLook,
): DataColumn<OrderRow> => ({
  key: 'status',
  title: columns.status,
  cell(order) {
    const { label, dot } = look(order);
    return <Dot {...(dot && { kind: dot })}>{say(label)}</Dot>;
  },
});

/** The first departure, by the clock there. */
export const departsColumn = (
  title: string,
  { showDay }: Say,
  today: string,
  at: (order: OrderRow) => string | undefined,
): DataColumn<OrderRow> => ({
  key: 'departs',
  title,
  sort: 'travel',
  cell(order) {
    const moment = at(order);
    return moment && <Unbroken words={[showDay(dayOf(moment), today), clockOf(moment)]} />;
  },
});

export const peopleColumn = (title: string, { pause }: TabTexts): DataColumn<OrderRow> => ({
  key: 'passengers',
  title,
  cell: (order) => <Travellers order={order} pause={pause} />,
});

/** Below a sum: what of it has gone back, or is paid, or what its change costs. */
function Returned({ order, texts }: { order: OrderRow; texts: TabTexts }) {
  const change = changeDueOf(order);
  return (
    <div className="t-s12 t-3 t-nowrap">
      {change ? `${texts.difference} ¥${showFen(fenOf(change))}` : moneyNotes(order, texts)[1]}
    </div>
  );
}

/** The sum of an order that was bought as a whole, and what of it has gone back; struck once it is cancelled. */
export const amountColumn = (texts: TabTexts): DataColumn<OrderRow> => ({
  key: 'amount',
  title: texts.columns.amount,
  sort: 'amount',
  num: true,
  cell: (order) => (
    <>
      <Price ink fixed size="sm" yuan={order.total} {...(order.status === 5 && { className: 't-price--void' })} />
      <Returned order={order} texts={texts} />
    </>
  ),
});
