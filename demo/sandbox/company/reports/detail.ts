import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import { longFile } from '#contract/page.ts';
import type { Page } from '#contract/page.ts';
import type { ReportEvent, ReportEventType, ReportMeasure, ReportProduct } from '#contract/report-form.ts';
import type { reportFormSchemas } from '#contract/report-form.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { feeName } from '#domain/payment/fee-name.ts';
import { unitOf } from '#domain/product/products.ts';
import { isMeasureOf } from '#domain/report/measures.ts';
import { reportNames, reportTypeNames } from '#domain/report/names.ts';
import { valueName } from '#domain/report/value-names.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Database, Member } from '../../ground/call.ts';
import { peopleOfOrder } from '../../money/bills/figures.ts';
import type { Tables } from '../../ground/database/tables/tables.ts';
import { containing, searchWords } from '../../ground/lists/like.ts';
import { listFile } from '../../ground/lists/list-file.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { paged } from '../../ground/lists/paged.ts';
import type { ListQuery } from '../../ground/lists/paged.ts';
import { inProductWords, saidFor } from './product-words.ts';
import { eventConditions, eventTable, refusedDays, scopeOf } from './scope.ts';
import type { ReportInput } from './scope.ts';
import { momentColumn, moneyColumn, numberColumn, textColumn } from '../../ground/lists/column.ts';

/** An event as the database has it, with its order and the names of its member. */
interface Record {
  id: string;
  at: number;
  type: ReportEventType;
  order_id: string;
  app_id: string;
  title: string;
  people: string | null;
  employee: string | null;
  department: string | null;
  cost_center: string;
  project: string;
  route: string;
  airline: string;
  cabin: string;
  travel_at: number;
  advance_days: number;
  tickets: number;
  changed_tickets: number;
  refunded_tickets: number;
  fare: Fen;
  full_fare: Fen;
  taxes: Fen;
  service_fee: Fen;
  insurance: Fen;
  change_cost: Fen;
  refund_cost: Fen;
  amount: Fen;
  standard: 'in' | 'over' | 'none';
  reason: string;
  missed: Fen;
  travel_type: 'private' | 'business';
  payer: ReportEvent['payer'];
}

interface DetailInput extends ReportInput {
  type: 'all' | ReportEventType;
  words: string;
}

/** The penalty of a stay that was cancelled is booked as its settlement, without a night. */
const type = sql<ReportEventType>`case when e.product = 'hotel' and e.type = 'sale' and e.refund_cost <> 0 then 'refund' else e.type end`;

const nameOfEmployee = sql<string>`(select m.real_name from members m where m.id = e.employee)`;

const withOrders = (db: Database, events: 'report_events' | 'report_shares') =>
  db.selectFrom(`${events as 'report_events'} as e`).innerJoin('orders as o', 'o.order_id', 'e.order_id');
/** Rides have a title and words under the same names. */
const withRides = (db: Database, events: 'report_events' | 'report_shares') =>
  db
    .selectFrom(`${events as 'report_events'} as e`)
    .innerJoin('car_rides as o', 'o.order_id', 'e.order_id') as unknown as ReturnType<typeof withOrders>;

type EventQuery = SelectQueryBuilder<Tables, keyof Tables, Record>;

function eventsOf(
  db: Database,
  member: Member,
  input: DetailInput,
): Omit<ListQuery<Tables, keyof Tables, Record>, 'db'> {
  const scope = scopeOf(member, input);
  const conditions = (appId: string): RawBuilder<SqlBool>[] => [
    ...eventConditions({ ...scope, appIds: [appId] }),
    ...onDays(sql.ref('e.at'), input.days),
    ...(input.type === 'all' ? [] : [sql<SqlBool>`${type} = ${input.type}`]),
    ...searchWords(input.words).map(
      (word) => sql<SqlBool>`(o.words || ' ' || upper(o.title)) like ${containing(word)}`,
    ),
  ];
  const columns = [
    'id',
    'at',
    'order_id',
    'app_id',
    'cost_center',
    'project',
    'route',
    'airline',
    'cabin',
    'travel_at',
    'advance_days',
    'tickets',
    'changed_tickets',
    'refunded_tickets',
    'fare',
    'full_fare',
    'taxes',
    'service_fee',
    'insurance',
    'change_cost',
    'refund_cost',
    'amount',
    'standard',
    'reason',
    'missed',
    'travel_type',
    'payer',
  ] as const;
  // Rides have no orders: they are listed by themselves, each with the employee who took it.
  const isOfRides = unitOf(input.product) === 'ride';
  const found = (isOfRides ? withRides : withOrders)(db, eventTable(scope));
  const selected = (appId: string) =>
    conditions(appId)
      .reduce((all, condition) => all.where(condition), found)
      .select([
        ...columns.map((name) => `e.${name}` as const),
        type.as('type'),
        'o.title',
        (isOfRides ? nameOfEmployee : peopleOfOrder).as('people'),
        nameOfEmployee.as('employee'),
        sql<string>`(select d.name from departments d where d.id::text = e.department)`.as('department'),
      ]);
  return {
    query: scope.appIds.map(selected) as unknown as EventQuery[],
    sorts: { '-at': sql.ref('e.at'), '-amount': sql`abs(e.amount)` },
    id: sql.ref('e.id'),
    sums: {
      amount: sql.ref('e.amount'),
      fare: sql.ref('e.fare'),
      taxes: sql.ref('e.taxes'),
      serviceFee: sql.ref('e.service_fee'),
      insurance: sql.ref('e.insurance'),
      charge: sql`e.change_cost + e.refund_cost`,
      // Sums are in fen.
      tickets: sql`100 * e.tickets`,
      changed: sql`100 * e.changed_tickets`,
      refunded: sql`100 * e.refunded_tickets`,
    },
  };
}

const chargeOf = ({ change_cost, refund_cost }: Record): Fen => change_cost + refund_cost;
/** Paid for other flights, or given back: amount is fare, taxes, fees, insurance, charge and this. */
const adjustmentOf = (event: Record): Fen =>
  event.amount - event.fare - event.taxes - event.service_fee - event.insurance - chargeOf(event);
const discountOf = ({ fare, full_fare }: Record): number | null =>
  full_fare ? Math.round((100 * fare) / full_fare) / 10 : null;

const viewEvent = (event: Record, appId: string): ReportEvent => ({
  id: event.id,
  at: momentAt(event.at),
  type: event.type,
  orderId: event.order_id,
  isElsewhere: event.app_id !== appId,
  title: event.title,
  people: event.people ?? '',
  employee: event.employee ?? '',
  department: event.department ?? '',
  costCenter: event.cost_center,
  project: event.project,
  route: valueName('route', event.route),
  airline: valueName('airline', event.airline),
  cabin: valueName('cabin', event.cabin),
  travelAt: momentAt(event.travel_at),
  advanceDays: event.tickets ? Math.round(event.advance_days / event.tickets) : 0,
  tickets: event.tickets,
  changed: event.changed_tickets,
  refunded: event.refunded_tickets,
  discount: discountOf(event),
  fare: yuanOf(event.fare),
  taxes: yuanOf(event.taxes),
  serviceFee: yuanOf(event.service_fee),
  insurance: yuanOf(event.insurance),
  charge: yuanOf(chargeOf(event)),
  amount: yuanOf(event.amount),
  standard: event.standard,
  reason: event.reason,
  missed: yuanOf(event.missed),
  travelType: event.travel_type,
  payer: event.payer,
});

export async function queryEvents(
  { size, sort, after, skip, ...input }: z.output<typeof reportFormSchemas.detail>,
  call: Call,
): Promise<Envelope<Page<ReportEvent>>> {
  const refused = refusedDays(input);
  if (refused) return refused;
  const member = memberOf(call);
  const list = eventsOf(call.db, member, input);
  return await paged({ db: call.db, ...list }, { size, sort, after, skip }, (events) =>
    events.map((event) => viewEvent(event, member.appId)),
  );
}

/** The column of a measure, for the products that have it. */
const ofMeasure = <C>(product: ReportProduct, measure: ReportMeasure, column: C): C[] =>
  isMeasureOf(product, measure) ? [column] : [];

export const eventFile = listFile({
  path: '/report/detailFile',
  noun: '记录',
  atMost: longFile,
  nameOf: ({ product }: z.output<typeof reportFormSchemas.detailExport>) => `${reportNames[product]}-明细`,
  list: (db, member, input) => eventsOf(db, member, input),
  columns: ({ app, input }) =>
    inProductWords(input, [
      momentColumn<Record>('时间', ({ at }) => at),
      textColumn<Record>('类型', ({ type }) => saidFor(input.product, input.locale)(reportTypeNames[type])),
      textColumn<Record>('订单号', ({ order_id }) => order_id),
      textColumn<Record>('行程', ({ title }) => title),
      textColumn<Record>('乘机人', ({ people }) => people ?? ''),
      textColumn<Record>('预订人', ({ employee }) => employee ?? ''),
      textColumn<Record>('部门', ({ department }) => department ?? ''),
      textColumn<Record>('成本中心', ({ cost_center }) => cost_center),
      textColumn<Record>('项目', ({ project }) => project),
      textColumn<Record>('航线', ({ route }) => valueName('route', route)),
      textColumn<Record>('航司', ({ airline }) => valueName('airline', airline)),
      textColumn<Record>('舱位', ({ cabin }) => valueName('cabin', cabin)),
      momentColumn<Record>('起飞时间', ({ travel_at }) => travel_at),
      numberColumn<Record>('票量', ({ tickets }) => tickets),
      numberColumn<Record>('改签张数', ({ changed_tickets }) => changed_tickets),
      numberColumn<Record>('退票张数', ({ refunded_tickets }) => refunded_tickets),
      ...ofMeasure(input.product, 'discount', numberColumn<Record>('折扣', discountOf)),
      moneyColumn<Record>('票面价', ({ fare }) => fare),
      ...ofMeasure(
        input.product,
        'taxes',
        moneyColumn<Record>('机建燃油', ({ taxes }) => taxes),
      ),
      ...ofMeasure(
        input.product,
        'serviceFee',
        moneyColumn<Record>(feeName(app.switches.showServFee), ({ service_fee }) => service_fee),
      ),
      moneyColumn<Record>('保险', ({ insurance }) => insurance),
      moneyColumn<Record>('退改费用', chargeOf),
      moneyColumn<Record>('退改差额', adjustmentOf),
      moneyColumn<Record>('金额', ({ amount }) => amount),
      textColumn<Record>('支付方', ({ payer }) => valueName('payer', payer)),
      textColumn<Record>('差旅标准', ({ standard }) => valueName('standard', standard)),
      textColumn<Record>('超标原因', ({ reason }) => reason),
      ...ofMeasure(
        input.product,
        'missed',
        moneyColumn<Record>('错失节省', ({ missed }) => missed),
      ),
    ]),
});
