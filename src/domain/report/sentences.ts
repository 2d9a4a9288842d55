import { fenOf, showFen } from '../money.ts';
import { fewTickets, reportMeasures } from './measures.ts';
import type { ReportSums } from './measures.ts';
import type { dimensionNames, reportTypeNames } from './names.ts';
import { sentenceWords } from './sentence-words.ts';
import type { SentenceWords } from './sentence-words.ts';
import { changeOf, showMeasure } from './show-measure.ts';
import type { MeasureName } from './show-measure.ts';

type Filter = Exclude<keyof typeof dimensionNames, 'month' | 'week' | 'day'>;

/** The part of the report that a sentence is made of: the events behind it, or a table sorted by its measure. */
export type SentenceTarget =
  | { view: 'detail'; where?: Partial<Record<Filter, string[]>>; type?: keyof typeof reportTypeNames }
  | { view: 'pivot'; rows: Filter; sort: MeasureName };

export interface ReportSentence {
  id: 'spend' | 'over' | 'missed' | 'late' | 'route' | 'department' | 'afterSale';
  text: string;
  link: string;
  target: SentenceTarget;
}

interface Row {
  key: string;
  name: string;
  figures: ReportSums;
  before: ReportSums | null;
}

interface Given {
  figures: ReportSums;
  before: ReportSums | null;
  tops: Readonly<Record<'route' | 'department' | 'advance' | 'reason', readonly Row[]>>;
  drivers: Readonly<Record<'volume' | 'price' | 'mix', string>> | null;
}

/** Days from order to departure from which on a ticket is no late one, as the key of its band. */
const lateBands = ['0', '1'];

const yuan = (fen: number): string => `¥${showFen(Math.abs(fen), true)}`;
const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)}%`;

/** The report in sentences, made of its figures alone: the same figures give the same words. */
export function sentencesOf(given: Given, words: SentenceWords = sentenceWords): ReportSentence[] {
  const all = [
    spend(given, words),
    over(given, words),
    missed(given, words),
    late(given, words),
    route(given, words),
    department(given, words),
    afterSale(given, words),
  ];
  return all.filter((sentence) => sentence !== null);
}

function spend({ figures, before, drivers }: Given, words: SentenceWords): ReportSentence | null {
  if (!figures.orders) return null;
  const change = changeOf('amount', figures, before);
  const difference = before ? fenOf(figures.amount) - fenOf(before.amount) : 0;
  const parts = drivers
    ? (['volume', 'price', 'mix'] as const).map((name) => [name, fenOf(drivers[name])] as const)
    : [];
  const [main] = [...parts].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  const why = main?.[1] ? words.because(words.why[main[0]]) : '';
  const compared =
    change && change.direction !== 'same' ? words.compared(difference > 0, yuan(difference), change.text, why) : '';
  return {
    id: 'spend',
    text: words.spend(showMeasure('amount', figures), figures.orders, figures.tickets, compared),
    link: words.spendLink(figures.orders),
    target: { view: 'detail' },
  };
}

function over({ figures, tops }: Given, words: SentenceWords): ReportSentence | null {
  if (!figures.checked) return null;
  const others = figures.tickets - figures.checked;
  const left = others > 0 ? words.beside(others) : '';
  if (!figures.over)
    return {
      id: 'over',
      text: words.within(figures.checked, left),
      link: words.withinLink,
      target: { view: 'detail', where: { standard: ['in'] } },
    };
  const [first] = tops.reason;
  const why = first?.name ? words.overWhy(words.say(first.name)) : '';
  return {
    id: 'over',
    text: words.over(
      figures.checked,
      showMeasure('compliance', figures),
      left,
      figures.over,
      yuan(fenOf(figures.overAmount)),
      why,
    ),
    link: words.overLink(figures.over),
    target: { view: 'detail', where: { standard: ['over'] } },
  };
}

function missed({ figures }: Given, words: SentenceWords): ReportSentence | null {
  if (fenOf(figures.missed) <= 0) return null;
  return {
    id: 'missed',
    text: words.missed(figures.missedTickets, yuan(fenOf(figures.missed))),
    link: words.missedLink,
    target: { view: 'pivot', rows: 'route', sort: 'missed' },
  };
}

function late({ figures, tops }: Given, words: SentenceWords): ReportSentence | null {
  const bands = tops.advance.filter(({ key }) => lateBands.includes(key));
  const tickets = bands.reduce((sum, band) => sum + band.figures.tickets, 0);
  if (!tickets || figures.tickets < fewTickets) return null;
  const early = tops.advance.find(({ key }) => key === '7');
  const [mean, earlyMean] = [meanOf(bands.map((band) => band.figures)), early && meanOf([early.figures])];
  const dearer = mean && earlyMean && mean > earlyMean ? words.dearer(percent(mean - earlyMean, earlyMean)) : '';
  return {
    id: 'late',
    text: words.late(tickets, percent(tickets, figures.tickets), dearer),
    link: words.lateLink,
    target: { view: 'detail', where: { advance: [...lateBands] } },
  };
}

function meanOf(all: readonly ReportSums[]): number | null {
  const tickets = all.reduce((sum, figures) => sum + figures.tickets, 0);
  return tickets ? all.reduce((sum, { fare }) => sum + fenOf(fare), 0) / tickets : null;
}

function route({ figures, tops }: Given, words: SentenceWords): ReportSentence | null {
  const [first, second] = tops.route;
  const amount = fenOf(figures.amount);
  if (!first || !second || amount <= 0 || fenOf(first.figures.amount) <= 0) return null;
  return {
    id: 'route',
    text: words.route(
      words.say(first.name),
      yuan(fenOf(first.figures.amount)),
      percent(fenOf(first.figures.amount), amount),
      showMeasure('averagePrice', first.figures),
    ),
    link: words.routeLink,
    target: { view: 'detail', where: { route: [first.key] } },
  };
}

function department({ tops }: Given, words: SentenceWords): ReportSentence | null {
  const risen = tops.department
    // Members without a department are no department.
    .flatMap((row) =>
      row.before && row.key ? [{ row, by: fenOf(row.figures.amount) - fenOf(row.before.amount) }] : [],
    )
    .reduce<{ row: Row; by: number } | null>((most, one) => (one.by > (most?.by ?? 0) ? one : most), null);
  if (!risen || tops.department.length < 2) return null;
  const change = changeOf('amount', risen.row.figures, risen.row.before);
  return {
    id: 'department',
    text: words.department(risen.row.name, yuan(risen.by), change?.text ?? ''),
    link: words.departmentLink,
    target: { view: 'detail', where: { department: [risen.row.key] } },
  };
}

function afterSale({ figures }: Given, words: SentenceWords): ReportSentence | null {
  const { changedTickets, refundedTickets } = figures;
  if (!changedTickets && !refundedTickets) return null;
  const parts = [
    ...(refundedTickets ? [words.refunded(refundedTickets, showMeasure('refundCost', figures))] : []),
    ...(changedTickets ? [words.changed(changedTickets, showMeasure('changeCost', figures))] : []),
  ];
  const isRefund =
    (reportMeasures.refundCost.of(figures) ?? 0) >= (reportMeasures.changeCost.of(figures) ?? 0) && refundedTickets > 0;
  return {
    id: 'afterSale',
    text: words.afterSale(parts),
    link: isRefund || !changedTickets ? words.refundLink : words.changeLink,
    target: { view: 'detail', type: isRefund || !changedTickets ? 'refund' : 'change' },
  };
}
