import type { ReportEvent, ReportProduct } from '#contract/report-form.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import { isMeasureOf } from '#domain/report/measures.ts';
import { valueName } from '#domain/report/value-names.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { showMoment } from '#domain/show-moment.ts';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { heldColumn } from '#parts/report/held-column.ts';
import { Tag } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import type { Texts } from '../texts.ts';

const kinds = { sale: 'info', change: 'warn', refund: 'mute' } as const;
const verdicts = { in: 'ok', over: 'over', none: 'mute' } as const;

const money = (yuan: string) => (fenOf(yuan) === 0 ? '—' : showFen(fenOf(yuan), true));

const parts = ['fare', 'taxes', 'serviceFee', 'insurance', 'charge'] as const;

/** Paid for other flights, or given back: what the amount has beside its other parts. In fen. */
export const adjustmentOf = (row: Readonly<Record<(typeof parts)[number] | 'amount', string>>): number =>
  parts.reduce((rest, part) => rest - fenOf(row[part]), fenOf(row.amount));

const SmallLine = ({ children }: { children: string }) => <div className="t-s12 t-3 t-nowrap">{children}</div>;

/** Columns of parts of a price that not every product has. */
const parted = ['taxes', 'serviceFee', 'insurance'] as const;

/** The columns of the detailed list. */
export function detailColumns(
  t: Texts,
  today: string,
  showServFee: boolean,
  product: ReportProduct,
): DataColumn<ReportEvent>[] {
  const figure = (key: (typeof parts)[number], title: string): DataColumn<ReportEvent> => ({
    key,
    title,
    num: true,
    cell: (row) => money(row[key]),
  });
  const [hasDiscount, hasAdvance] = [isMeasureOf(product, 'discount'), isMeasureOf(product, 'advance')];
  const columns: DataColumn<ReportEvent>[] = [
    { key: 'at', title: t.at, sort: 'at', card: 'fact', cell: ({ at }) => showMoment(at, today) },
    {
      key: 'type',
      title: t.type,
      card: 'fact',
      cardCell: ({ type }) => t.types[type],
      cell: ({ type }) => <Tag kind={kinds[type]}>{t.types[type]}</Tag>,
    },
    {
      key: 'about',
      title: t.about,
      card: 'title',
      cardCell: ({ title }) => t.say(title),
      isMore: true,
      cell: ({ title, orderId, isElsewhere, travelAt, advanceDays, tickets, discount }) => (
        <div>
          <div>{t.say(title)}</div>
          <div className="t-s12 t-3">
            {isElsewhere ? showOrderNo(orderId) : <OrderLink type={product} orderNo={orderId} />}
          </div>
          {[
            isElsewhere && t.elsewhere,
            travelAt && `${t.travelAt} ${showMoment(travelAt, today)}`,
            [
              hasAdvance && tickets > 0 && t.advanceDays(advanceDays),
              hasDiscount && discount !== null && t.discount(discount.toFixed(1)),
            ]
              .filter(Boolean)
              .join(' · '),
          ].map((line, at) => line && <SmallLine key={at}>{line}</SmallLine>)}
        </div>
      ),
    },
    {
      key: 'people',
      title: t.people,
      card: 'fact',
      cardCell: ({ people }) => people,
      isMore: true,
      cell: ({ people, employee, department, project }) => (
        <div>
          <div>{people}</div>
          <div className="t-s12 t-3">
            {employee !== people && `${employee} · `}
            <span className="t-nowrap">{department}</span>
          </div>
          {project && <div className="t-s12 t-3">{project}</div>}
        </div>
      ),
    },
    { key: 'tickets', title: t.tickets, num: true, cell: (row) => <Tickets of={row} t={t} /> },
    figure('fare', t.fare),
    figure('taxes', t.taxes),
    figure('serviceFee', showServFee ? t.serviceFee : t.otherFees),
    figure('insurance', t.insurance),
    figure('charge', t.charge),
    { key: 'adjustment', title: t.adjustment, num: true, cell: (row) => money(yuanOf(adjustmentOf(row))) },
    {
      key: 'amount',
      title: t.amount,
      sort: 'amount',
      num: true,
      card: 'amount',
      look: heldColumn,
      cell: ({ amount }) => <b className="t-nowrap">{showFen(fenOf(amount), true)}</b>,
    },
    {
      key: 'standard',
      title: t.standard,
      card: 'fact',
      cardCell: ({ standard }) => standard !== 'none' && t.say(valueName('standard', standard)),
      isMore: true,
      cell: ({ standard, reason, missed }) => (
        <div>
          <Tag kind={verdicts[standard]}>{t.say(valueName('standard', standard))}</Tag>
          {reason && <SmallLine>{t.say(reason)}</SmallLine>}
          {fenOf(missed) > 0 && <SmallLine>{t.missed(showFen(fenOf(missed), true))}</SmallLine>}
        </div>
      ),
    },
  ];
  const lacking = new Set<string | false>([
    ...parted.filter((key) => !isMeasureOf(product, key)),
    // Nothing is paid or given back for another stay.
    !isMeasureOf(product, 'changeCost') && 'adjustment',
    !isMeasureOf(product, 'refundCost') && 'charge',
  ]);
  return columns.filter(({ key }) => !lacking.has(key));
}

/** Tickets sold, changed and refunded, a line each: `2`, `退 1`. */
export function Tickets({
  of: { tickets, changed, refunded },
  t,
}: {
  of: Pick<ReportEvent, 'tickets' | 'changed' | 'refunded'>;
  t: Texts;
}) {
  const lines = [
    tickets > 0 && String(tickets),
    changed > 0 && t.changed(changed),
    refunded > 0 && t.refunded(refunded),
  ].filter((line) => line !== false);
  return lines.length ? lines.map((line) => <div key={line}>{line}</div>) : '0';
}
