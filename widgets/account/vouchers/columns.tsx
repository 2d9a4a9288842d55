import type { Voucher } from '#contract/voucher.ts';
import { daysLeftText, feesOf, lastDays, paperNameOf, voucherLooks } from '#domain/invoice/voucher.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import type { Texts } from './texts.ts';
import type { Say } from '#kit/say.ts';

/** Columns of the vouchers; `hasBuyers`: those that nobody has asked for yet have none. What, for which order, for whom, how much, and until when. */
export const columnsOf = (
  t: Texts,
  today: string,
  showServFee: boolean,
  hasBuyers: boolean,
  { say, showDay }: Say,
  noteOf: (voucher: Voucher) => string,
): DataColumn<Voucher>[] => [
  {
    key: 'voucher',
    title: t.voucher,
    card: 'title',
    isMore: true,
    cardCell: (voucher) => `${say(paperNameOf(voucher))} ${say(voucher.subject)}`,
    cell: ({ kind, hurdle, issuer, isAgain }) => (
      <div>
        <b className="t-nowrap">{say(paperNameOf({ kind, hurdle }))}</b> {isAgain && <Tag kind="warn">{t.again}</Tag>}
        <div className="t-s12 t-3">
          {t.issuer(kind === 'fees' ? say(`${feesOf(showServFee)}，${issuer}`) : say(issuer))}
        </div>
      </div>
    ),
  },
  {
    key: 'order',
    title: t.order,
    sort: 'created',
    card: 'fact',
    isMore: true,
    cardCell: ({ travelDay }) => showDay(travelDay, today),
    cell: (voucher) => (
      <div className="t-s13">
        <OrderLink {...voucher}>{say(voucher.subject)}</OrderLink>
        <div className="t-s12 t-3">
          {showDay(voucher.travelDay, today)} · {voucher.travellers.join(say('、'))}
        </div>
        <div className="t-s12 t-3 t-nowrap">{showOrderNo(voucher.orderNo)}</div>
      </div>
    ),
  },
  ...(hasBuyers ? [buyerColumn(t)] : []),
  {
    key: 'amount',
    title: t.amount,
    sort: 'amount',
    num: true,
    card: 'amount',
    cardCell: sumOf,
    cell: (voucher) => (
      <>
        {sumOf(voucher)}
        {voucher.orderTotal !== voucher.amount && (
          <div className="t-s12 t-3 t-nowrap">{t.ofOrder(showFen(fenOf(voucher.orderTotal), true))}</div>
        )}
      </>
    ),
  },
  {
    key: 'state',
    title: t.state,
    sort: 'until',
    card: 'fact',
    isMore: true,
    cardCell({ state, daysLeft }) {
      const { label, dot } = voucherLooks[state];
      if (state === 'open')
        return <span className={daysLeft <= lastDays ? 't-over' : undefined}>{say(daysLeftText(daysLeft))}</span>;
      return <Dot {...(dot && { kind: dot })}>{say(label)}</Dot>;
    },
    cell: (voucher) => {
      const { label, dot } = voucherLooks[voucher.state];
      const isEnding = voucher.state === 'open' && voucher.daysLeft <= lastDays;
      const note = noteOf(voucher);
      return (
        <div>
          <Dot {...(dot && { kind: dot })}>{say(label)}</Dot>
          {note && <div className="t-s12 t-3">{isEnding ? <Tag kind="over">{note}</Tag> : note}</div>}
        </div>
      );
    },
  },
];

const sumOf = ({ amount, state }: Voucher) => (state === 'none' ? '—' : <Price ink fixed size="sm" yuan={amount} />);

const buyerColumn = (t: Texts): DataColumn<Voucher> => ({
  key: 'buyer',
  title: t.buyer,
  cell: ({ titleName, voucherNo, redNo, state }) =>
    titleName &&
    state !== 'open' && (
      <div className="t-s13">
        {titleName}
        {voucherNo && <div className="t-s12 t-3">{voucherNo}</div>}
        {redNo && <div className="t-s12 t-3">{t.redBy(redNo)}</div>}
      </div>
    ),
});
