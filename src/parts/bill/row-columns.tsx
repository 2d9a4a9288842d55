import type { CompanyBillRowView } from '#contract/company-bill.ts';
import {
  billColumnGroups,
  billColumnNames,
  billColumns,
  billDirectionNames,
  billRowKindNames,
  billSettleNames,
  billVerdictNames,
  isSummed,
  usualBillColumns,
  valueOf,
} from '#domain/company-bill/bill-columns.ts';
import type { BillColumnName, BillColumnSpec } from '#domain/company-bill/bill-columns.ts';
import type { DisputeState } from '#domain/company-bill/bill-state.ts';
import { namesOf } from '#domain/company-bill/bill-row.ts';
import type { CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import { fenOfRow } from '#domain/company-bill/wire-row.ts';
import { showFen } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { products } from '#domain/product/products.ts';
import { showMoment } from '#domain/show-moment.ts';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { TagKind } from '#ui/display/Tag.tsx';
import { Unbroken } from '#ui/display/Unbroken.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconRefresh } from '#ui/icons/icons.ts';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { disputeLooks, familyIcons } from './looks.ts';

type Row = CompanyBillRowView;

/** Words of the table, of the page that shows it. */
interface RowTexts {
  say(name: string): string;
  pause: string;
  disputed: Readonly<Record<DisputeState, string>>;
  elsewhere: string;
  rowNo(no: number): string;
  over(amount: string): string;
  noStandard: string;
  discount(tenths: number): string;
  from(billNo: string, no: string): string;
}

/** The mark of a row: its kind, of a sale its verdict. */
function markOf(row: Row, t: RowTexts): { kind: TagKind; label: string } {
  if (row.kind === 'change') return { kind: 'info', label: t.say(billRowKindNames.change) };
  if (row.kind !== 'sale') return { kind: 'mute', label: t.say(billRowKindNames[row.kind]) };
  if (row.verdict === 'over')
    return {
      kind: 'over',
      label: t.over(row.figures.overAmount ? `¥${formatYuan(row.figures.overAmount)}` : '').trim(),
    };
  return row.verdict === 'ok'
    ? { kind: 'ok', label: t.say(billVerdictNames.ok) }
    : { kind: 'mute', label: t.noStandard };
}

const words: Partial<Record<BillColumnName, (row: Row) => string>> = {
  product: ({ product }) => products[product].name,
  kind: ({ kind }) => billRowKindNames[kind],
  settle: ({ settle }) => billSettleNames[settle],
  direction: ({ amount }) => billDirectionNames[amount.startsWith('-') ? 'credit' : 'debit'],
};

const Dash = () => <span className="t-3">—</span>;

const known = new WeakMap<Row, CompanyBillRow>();
/** Converted once for all columns. */
function inFen(row: Row): CompanyBillRow {
  const found = known.get(row) ?? fenOfRow(row);
  known.set(row, found);
  return found;
}

function valueCell(row: Row, name: BillColumnName, t: RowTexts, today: string) {
  const spec: BillColumnSpec = billColumns[name];
  const word = words[name];
  if (word) return t.say(word(row));
  const value = valueOf(inFen(row), name);
  if (value === undefined || value === '') return <Dash />;
  if (spec.kind === 'fen' || spec.kind === 'sum') return showFen(Number(value), true);
  if (name === 'discount') return t.discount(Number(value) / 100);
  return spec.kind === 'moment' ? showMoment(String(value), today) : t.say(String(value));
}

/** Least widths of what chosen columns hold, px: beside the usual ones the table scrolls. Of a cell the width is a wish. */
const leastPx: Readonly<Record<BillColumnSpec['kind'], number>> = {
  text: 112,
  moment: 96,
  word: 76,
  count: 64,
  fen: 88,
  sum: 88,
};
const numberPx: Partial<Record<BillColumnName, number>> = {
  movement: 136,
  originBill: 148,
  ticketNo: 132,
  note: 200,
  departmentPath: 200,
  reason: 148,
  rule: 220,
  overRule: 160,
  overReason: 160,
  approvalNo: 148,
  overApprovalNo: 148,
  applicationNo: 148,
  voucherNo: 176,
};

interface Look {
  title?: string;
  card?: DataColumn<Row>['card'];
  cell?: DataColumn<Row>['cell'];
  cardCell?: DataColumn<Row>['cell'];
  sort?: string;
  /** A wish, px: narrower tables shrink it. */
  width?: number;
}

/** All columns in the order of the file; those that a member has not chosen are hidden by the list. */
export function columnsOf(t: RowTexts, today: string): DataColumn<Row>[] {
  const dayOf = (at: string) => at.slice(at.slice(0, 4) === today.slice(0, 4) ? 5 : 0, 10);
  const looks: Partial<Record<BillColumnName, Look>> = {
    at: {
      sort: 'at',
      card: 'fact',
      cardCell: ({ at, no }) => `${dayOf(at)} ${t.rowNo(no)}`,
      cell: ({ at, no }) => [
        <div key="at" className="t-nowrap">
          {dayOf(at)}
        </div>,
        <div key="no" className="t-nowrap">
          {t.rowNo(no)}
        </div>,
      ],
    },
    orderId: {
      cell: ({ product, orderId, isElsewhere }) =>
        isElsewhere ? (
          <div className="t-nowrap">
            {showOrderNo(orderId)}
            <div className="t-s12 t-3">{t.elsewhere}</div>
          </div>
        ) : (
          <span className="t-nowrap">
            <OrderLink type={product} orderNo={orderId} />
          </span>
        ),
    },
    title: { width: 220, card: 'title', cardCell: (row) => t.say(row.title), cell: (row) => <What row={row} t={t} /> },
    travellers: {
      card: 'fact',
      cell: ({ travellers }) => (travellers ? <Unbroken words={namesOf(travellers)} between={t.pause} /> : <Dash />),
    },
    department: {
      width: 84,
      cell: ({ department }) => <div style={{ minWidth: 56 }}>{department ? t.say(department) : <Dash />}</div>,
    },
    costCentre: {
      width: 200,
      cell: ({ costCentre, project }) => (
        <div style={{ minWidth: 96 }}>
          {costCentre || <Dash />}
          {project && <div className="t-s12 t-3">{project}</div>}
        </div>
      ),
    },
    amount: { sort: 'amount', card: 'amount', cell: ({ amount }) => <b>{formatYuan(amount, true)}</b> },
    verdict: {
      card: 'fact',
      cell(row) {
        const mark = markOf(row, t);
        // A class or an hour outside of the standard has no sum.
        const rule = mark.kind === 'over' && !row.figures.overAmount && row.facts.overRule;
        return (
          <>
            <Tag kind={mark.kind}>{mark.label}</Tag>
            {rule && <div className="t-s12 t-3">{t.say(rule)}</div>}
            {/* On paper tags are words. */ ' '}
            {row.disputed && <Tag kind={disputeLooks[row.disputed]}>{t.disputed[row.disputed]}</Tag>}
          </>
        );
      },
    },
  };
  // The first column stays while the others scroll: the date, before the number of the row.
  const names = ['at' as const, ...billColumnNames.filter((name) => name !== 'at')];
  return names.map((name) => {
    const spec: BillColumnSpec = billColumns[name];
    return {
      key: name,
      title: t.say(spec.label),
      group: t.say(billColumnGroups[spec.group]),
      num: isSummed(name) || spec.kind === 'fen' || spec.kind === 'sum' || spec.kind === 'count',
      cell: (row: Row) =>
        usualBillColumns.includes(name) ? (
          valueCell(row, name, t, today)
        ) : (
          <div style={{ minWidth: numberPx[name] ?? leastPx[spec.kind] }}>{valueCell(row, name, t, today)}</div>
        ),
      ...looks[name],
    };
  });
}

function What({ row, t }: { row: Row; t: RowTexts }) {
  const isBack = row.amount.startsWith('-');
  const { originBill, originRow, note } = row.facts;
  return (
    <span className="t-row t-row--top">
      <Icon
        of={isBack ? iconRefresh : familyIcons[products[row.product].family]}
        label={t.say(products[row.product].name)}
        size={16}
        className="t-3"
        style={{ marginTop: 2 }}
      />
      <div style={{ minWidth: 110 }}>
        {t.say(row.title)}
        <div className="t-s12 t-3">{originBill ? t.from(originBill, originRow ?? '') : t.say(note ?? '')}</div>
      </div>
    </span>
  );
}
