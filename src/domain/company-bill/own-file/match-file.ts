import { showSigned } from '../../money.ts';
import type { Fen } from '../../money.ts';
import { fenOfCell, isRounded, plainNumber } from './values.ts';
import type { OwnFileValues } from './values.ts';

/** An order of the bill, all its rows together. */
export interface BilledOrder {
  orderId: string;
  tickets: readonly string[];
  amount: Fen;
  /** Of what the bill gives back, below zero. */
  back: Fen;
  /** Of what travellers have paid beside the company. */
  personal: Fen;
}

/** Where an order is that is not in the bill. */
export interface OtherPlace {
  orderId: string;
  billNo: string;
  amount: Fen;
  isOpen: boolean;
}

type OwnFileCause =
  | 'unread'
  | 'rounded'
  | 'nameless'
  | 'twice'
  | 'sign'
  | 'refund'
  | 'personal'
  | 'otherPart'
  | 'amount'
  | 'missing'
  | 'otherBill'
  | 'private'
  | 'strange';

/** A number of the file, or an order of the bill, whose sums are not the same. */
export interface OwnFileDifference<Amount = Fen> {
  /** As the file has it; an order that the file lacks by its number. */
  number: string;
  /** Of the bill; "" where it has none. */
  orderId: string;
  /** Lines of the file, the first ones. */
  lines: number[];
  note: string;
  /** null: the file does not have it, or no amount that can be read. */
  file: Amount | null;
  bill: Amount | null;
  cause: OwnFileCause;
  text: string;
}

interface FileRow {
  line: number;
  values: OwnFileValues;
}

interface Group {
  number: string;
  note: string;
  rows: { line: number; fen: Fen | undefined; text: string }[];
}

export interface OwnFileMatch {
  lines: number;
  orders: number;
  equal: number;
  sums: { file: Fen; bill: Fen };
  differences: OwnFileDifference[];
}

const shownLines = 5;
const sumOf = (rows: Group['rows']): Fen => rows.reduce((sum, { fen }) => sum + (fen ?? 0), 0);
const sum = (fen: Fen): string => showSigned(fen, true);

/** The rows of a file by the order that they name: of several tickets of one order each is its row. */
function groupsOf(rows: readonly FileRow[], orderOf: (key: string) => string): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const { line, values } of rows) {
    const plain = plainNumber(values.order);
    const key = plain ? orderOf(plain) : `line ${line}`;
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { number: values.order, note: values.note, rows: [] }));
    group.rows.push({ line, fen: fenOfCell(values.amount), text: values.amount });
  }
  return groups;
}

type Judged = Pick<OwnFileDifference, 'cause' | 'text'>;

/** Rows that stand in the file more than once with the same amount, and the sum without them. */
function repeatedOf(rows: Group['rows']): { lines: number[]; rest: Fen } {
  const seen = new Set<Fen>();
  const lines: number[] = [];
  let rest = 0;
  for (const { line, fen = 0 } of rows) {
    if (seen.has(fen)) lines.push(line);
    else rest += fen;
    seen.add(fen);
  }
  return { lines, rest };
}

/** Why the file's sum of an order is not the bill's. */
function causeOf(group: Group, order: BilledOrder, others: readonly OtherPlace[]): Judged {
  const file = sumOf(group.rows);
  const { amount, back, personal } = order;
  const repeated = repeatedOf(group.rows);
  if (repeated.lines.length && repeated.rest === amount)
    return { cause: 'twice', text: `文件第 ${repeated.lines.slice(0, shownLines).join('、')} 行重复，去掉后一致` };
  if (file === -amount) return { cause: 'sign', text: '金额相同，正负号相反' };
  if (back && file === amount - back) return { cause: 'refund', text: `文件未减账单中的退款 ${sum(back)}` };
  if (personal && file === amount + personal)
    return { cause: 'personal', text: `文件含出行人自付的 ${sum(personal)}，公司部分一致` };
  const other = others.find((place) => file === amount + place.amount);
  if (other)
    return {
      cause: 'otherPart',
      text: `该订单另有 ${sum(other.amount)} ${other.isOpen ? '将列入' : '列在'} ${other.billNo}`,
    };
  const spread = file - amount;
  return { cause: 'amount', text: `文件比账单${spread > 0 ? '多' : '少'} ${sum(Math.abs(spread))}，请核对这笔金额` };
}

/** Why a number of the file is not in the bill. */
function absentOf(group: Group, places: readonly OtherPlace[], isPrivate: boolean): Judged {
  const [place] = places;
  if (place)
    return {
      cause: 'otherBill',
      text: `不在本账单，${place.isOpen ? '将列入' : '列在'} ${place.billNo}，金额 ${sum(place.amount)}`,
    };
  if (isPrivate) return { cause: 'private', text: '由出行人支付，不进入企业账单' };
  if (!plainNumber(group.number)) return { cause: 'nameless', text: '文件这一行没有订单号' };
  if (isRounded(group.number))
    return { cause: 'rounded', text: '订单号被表格程序改成了科学计数，请把该列设为文本后重新导出' };
  return { cause: 'strange', text: '本公司没有这个订单号' };
}

/** Numbers of a file that the bill does not have: their places are looked up before the match. */
export function absentNumbers(rows: readonly FileRow[], orders: readonly BilledOrder[]): string[] {
  const known = new Set(orders.flatMap(({ orderId, tickets }) => [orderId, ...tickets].map(plainNumber)));
  return [...new Set(rows.map(({ values }) => plainNumber(values.order)))].filter((key) => key && !known.has(key));
}

/** A company's own list beside its bill: every order that is not the same in both, with the cause in a sentence. */
export function matchFile(
  lines: readonly FileRow[],
  orders: readonly BilledOrder[],
  places: readonly OtherPlace[],
  privates: ReadonlySet<string>,
): OwnFileMatch {
  const byKey = new Map<string, string>();
  for (const { orderId, tickets } of orders)
    for (const number of [orderId, ...tickets]) byKey.set(plainNumber(number), orderId);
  // Sums and remarks below a list are no orders.
  const rows = lines.filter(({ values }) => values.amount || byKey.has(plainNumber(values.order)));
  const groups = groupsOf(rows, (key) => byKey.get(key) ?? key);
  const placesOf = new Map<string, OtherPlace[]>();
  for (const place of places) placesOf.set(place.orderId, [...(placesOf.get(place.orderId) ?? []), place]);
  const differences: OwnFileDifference[] = [];
  const found = { file: 0, bill: 0, equal: 0 };
  const billed = new Map(orders.map((order) => [order.orderId, order]));
  for (const [key, group] of groups) {
    const order = billed.get(key);
    const wrong = group.rows.find(({ fen }) => fen === undefined);
    const file = sumOf(group.rows);
    found.file += file;
    if (order && !wrong && file === order.amount) {
      found.equal += 1;
      continue;
    }
    const judged: Judged = wrong
      ? {
          cause: 'unread',
          text: wrong.text ? `文件第 ${wrong.line} 行的金额“${wrong.text}”无法识别` : `文件第 ${wrong.line} 行没有金额`,
        }
      : order
        ? causeOf(group, order, placesOf.get(key) ?? [])
        : absentOf(group, placesOf.get(key) ?? [], privates.has(key));
    differences.push({
      number: group.number,
      orderId: order?.orderId ?? '',
      lines: group.rows.slice(0, shownLines).map(({ line }) => line),
      note: group.note,
      file: wrong ? null : file,
      bill: order?.amount ?? null,
      ...judged,
    });
  }
  for (const order of orders) {
    found.bill += order.amount;
    if (groups.has(order.orderId)) continue;
    if (!order.amount) {
      found.equal += 1;
      continue;
    }
    differences.push({
      number: order.orderId,
      orderId: order.orderId,
      lines: [],
      note: '',
      file: null,
      bill: order.amount,
      cause: 'missing',
      text: '文件中没有这个订单',
    });
  }
  return {
    lines: rows.length,
    orders: orders.length,
    equal: found.equal,
    sums: { file: found.file, bill: found.bill },
    differences,
  };
}
