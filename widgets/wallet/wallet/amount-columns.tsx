import type { DataColumn } from '#ui/list/DataTable.tsx';
import type { ShowAmount } from '#parts/account/hidden-amounts.tsx';

/** When it was. */
export const momentColumn = (
  { at: title, moment }: { at: string; moment(moment: string, today: string): string },
  today: string,
): DataColumn<{ at: string }> => ({
  key: 'at',
  title,
  sort: 'at',
  card: 'fact',
  cell: ({ at }) => <span className="t-nowrap">{moment(at, today)}</span>,
});

interface Moved {
  direction: string;
  amount: string;
}

/** An amount that came in or went out, with its sign. */
export const amountColumn = (title: string, show: ShowAmount): DataColumn<Moved> => ({
  key: 'amount',
  title,
  num: true,
  card: 'amount',
  cell: ({ direction, amount }) => (
    <b className="t-nowrap">
      {direction === 'in' ? '+' : '−'}
      {show(amount)}
    </b>
  ),
});

/** The money that was left after the movement. */
export const balanceColumn = (title: string, show: ShowAmount): DataColumn<{ balance: string }> => ({
  key: 'balance',
  title,
  num: true,
  card: 'fact',
  cardCell: ({ balance }) => `${title} ${show(balance)}`,
  cell: ({ balance }) => show(balance),
});
