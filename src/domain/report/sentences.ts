import { fenOf, showFen } from '../money.ts';
import { reportMeasures } from './measures.ts';
import type { ReportSums } from './measures.ts';
import type { dimensionNames, reportTypeNames } from './names.ts';
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
/** Fewer tickets say nothing of shares and averages. */
const fewTickets = 5;

const yuan = (text: string): string => `¥${showFen(Math.abs(fenOf(text)), true)}`;
const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)}%`;

/** Too few tickets for shares and averages. */
export const isThin = ({ tickets }: ReportSums): boolean => tickets > 0 && tickets < fewTickets;

/** The report in sentences, made of its figures alone: the same figures give the same words. */
export function sentencesOf(given: Given): ReportSentence[] {
  const all = [
    spend(given),
    over(given),
    missed(given),
    late(given),
    route(given),
    department(given),
    afterSale(given),
  ];
  return all.filter((sentence) => sentence !== null);
}

const causes = { volume: '票量变化', price: '票价变化', mix: '航线结构变化' } as const;

function spend({ figures, before, drivers }: Given): ReportSentence | null {
  if (!figures.orders) return null;
  const change = changeOf('amount', figures, before);
  const difference = before ? fenOf(figures.amount) - fenOf(before.amount) : 0;
  const parts = drivers
    ? (['volume', 'price', 'mix'] as const).map((name) => [name, fenOf(drivers[name])] as const)
    : [];
  const [main] = [...parts].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  const why = main?.[1] ? `，出票金额的变化主要来自${causes[main[0]]}` : '';
  const compared =
    change && change.direction !== 'same'
      ? `，比对比期${difference > 0 ? '增加' : '减少'} ¥${showFen(Math.abs(difference), true)}（${change.text}）${why}`
      : '';
  return {
    id: 'spend',
    text: `净消费额 ${showMeasure('amount', figures)}，${figures.orders} 单 ${figures.tickets} 张票${compared}。`,
    link: `查看 ${figures.orders} 单`,
    target: { view: 'detail' },
  };
}

function over({ figures, tops }: Given): ReportSentence | null {
  if (!figures.checked) return null;
  const others = figures.tickets - figures.checked;
  const left = others > 0 ? `（另 ${others} 张不适用差标，不计入）` : '';
  if (!figures.over)
    return {
      id: 'over',
      text: `受差旅标准约束的 ${figures.checked} 张票全部合规${left}。`,
      link: '查看合规票',
      target: { view: 'detail', where: { standard: ['in'] } },
    };
  const [first] = tops.reason;
  const why = first?.name ? `，最常见的原因是“${first.name}”` : '';
  return {
    id: 'over',
    text: `受差旅标准约束的 ${figures.checked} 张票中，合规率 ${showMeasure('compliance', figures)}${left}，超标 ${figures.over} 张，超出标准 ${yuan(figures.overAmount)}${why}。`,
    link: `查看这 ${figures.over} 张`,
    target: { view: 'detail', where: { standard: ['over'] } },
  };
}

function missed({ figures }: Given): ReportSentence | null {
  if (fenOf(figures.missed) <= 0) return null;
  return {
    id: 'missed',
    text: `${figures.missedTickets} 张票未选更低价，本可节省 ${yuan(figures.missed)}。`,
    link: '按航线查看',
    target: { view: 'pivot', rows: 'route', sort: 'missed' },
  };
}

function late({ figures, tops }: Given): ReportSentence | null {
  const bands = tops.advance.filter(({ key }) => lateBands.includes(key));
  const tickets = bands.reduce((sum, band) => sum + band.figures.tickets, 0);
  if (!tickets || figures.tickets < fewTickets) return null;
  const early = tops.advance.find(({ key }) => key === '7');
  const [mean, earlyMean] = [meanOf(bands.map((band) => band.figures)), early && meanOf([early.figures])];
  const dearer =
    mean && earlyMean && mean > earlyMean ? `，均价比提前 7 至 13 天的高 ${percent(mean - earlyMean, earlyMean)}` : '';
  return {
    id: 'late',
    text: `提前不到 3 天出票 ${tickets} 张，占 ${percent(tickets, figures.tickets)}${dearer}。`,
    link: '查看临近出票',
    target: { view: 'detail', where: { advance: [...lateBands] } },
  };
}

function meanOf(all: readonly ReportSums[]): number | null {
  const tickets = all.reduce((sum, figures) => sum + figures.tickets, 0);
  return tickets ? all.reduce((sum, { fare }) => sum + fenOf(fare), 0) / tickets : null;
}

function route({ figures, tops }: Given): ReportSentence | null {
  const [first, second] = tops.route;
  const amount = fenOf(figures.amount);
  if (!first || !second || amount <= 0 || fenOf(first.figures.amount) <= 0) return null;
  return {
    id: 'route',
    text: `花费最多的航线是“${first.name}”，${yuan(first.figures.amount)}，占 ${percent(fenOf(first.figures.amount), amount)}，平均票价 ${showMeasure('averagePrice', first.figures)}。`,
    link: '查看该航线',
    target: { view: 'detail', where: { route: [first.key] } },
  };
}

function department({ tops }: Given): ReportSentence | null {
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
    text: `增加最多的部门是${risen.row.name}，比对比期多 ¥${showFen(risen.by, true)}${change ? `（${change.text}）` : ''}。`,
    link: '查看该部门',
    target: { view: 'detail', where: { department: [risen.row.key] } },
  };
}

function afterSale({ figures }: Given): ReportSentence | null {
  const { changedTickets, refundedTickets } = figures;
  if (!changedTickets && !refundedTickets) return null;
  const parts = [
    ...(refundedTickets ? [`退票 ${refundedTickets} 张，损失 ${showMeasure('refundCost', figures)}`] : []),
    ...(changedTickets ? [`改签 ${changedTickets} 张，费用 ${showMeasure('changeCost', figures)}`] : []),
  ];
  const isRefund =
    (reportMeasures.refundCost.of(figures) ?? 0) >= (reportMeasures.changeCost.of(figures) ?? 0) && refundedTickets > 0;
  return {
    id: 'afterSale',
    text: `${parts.join('；')}。`,
    link: isRefund || !changedTickets ? '查看退票' : '查看改签',
    target: { view: 'detail', type: isRefund || !changedTickets ? 'refund' : 'change' },
  };
}
