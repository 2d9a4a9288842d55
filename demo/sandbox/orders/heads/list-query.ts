import { sql } from 'kysely';
import type { RawBuilder, Selectable, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { OrderGroup, orderTags } from '#contract/order-list.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { orderListSchemas } from '#contract/order-list.schema.ts';
import { cities } from '#domain/flight/cities/cities.ts';
import { fenOf } from '#domain/money.ts';
import { statusesOf } from '#domain/product/statuses.ts';
import type { Database, Member, Tx } from '../../ground/call.ts';
import type { OrderHeadRow } from '../../ground/database/tables/tables-order.ts';
import { containing, searchWords, wordParts } from '../../ground/lists/like.ts';
import { isAfter } from '../../ground/lists/after-moment.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { below, isSuperior } from '../../ground/member/below.ts';

export type OrderFilters = Omit<z.output<typeof orderListSchemas.export>, 'sort' | 'format'>;

const tagConditions: Readonly<Record<(typeof orderTags)[number], RawBuilder<SqlBool>>> = {
  roundTrip: sql`jsonb_array_length(o.card -> 'flightList') > 1`,
  insured: sql`(o.card ->> 'insurance')::bigint > 0`,
  changed: sql`(o.card ->> 'isExchange')::int = 1`,
};

/** `member_name`: of the member who booked it. */
export type OrderHead = Selectable<OrderHeadRow> & { member_name: string | null };

export const sorts = {
  '-created': sql.ref('o.created_at'),
  '-travel': sql.ref('o.travel_at'),
  '-amount': sql.ref('o.amount'),
};
export const id = sql.ref('o.order_id');

/**
 * The company's account sees its employees' business orders, a distributor or operator the orders of subordinates, an
 * employee those by which they travel though a colleague booked; other members only their own (maySee and mayRead).
 */
export const seesOthers = (member: Member): boolean => member.level === '70' || isSuperior(member);

/** Condition on the owners whose orders a member sees. */
export interface Viewer {
  appId: string;
  memberId: string;
  /** Of the company's account. */
  companyId: string | null;
  /** True of an employee, who also sees the orders that colleagues booked for them. */
  isEmployee?: true;
  /** Of a distributor or operator: subordinates are found by it. */
  phone?: string | undefined;
}

export const viewerOf = (member: Member): Viewer => ({
  appId: member.appId,
  memberId: member.memberId,
  companyId: member.level === '70' ? String(member.creditMemberId) : null,
  ...(member.creditEmployeeId > 0 && { isEmployee: true as const }),
  ...(isSuperior(member) && { phone: member.mobilePhone }),
});

/** For what the one who pays asks for: an order of a colleague is only read. */
export const buyerViewOf = (member: Member): Viewer => {
  const { isEmployee: _none, ...viewer } = viewerOf(member);
  return viewer;
};

/** Heads of the orders that a member sees: one query per owner, without a row in common, each read by the owner's own index. */
export function headsSeen(
  db: Database | Tx,
  { appId, memberId, companyId, phone, isEmployee }: Viewer,
  owner: OrderFilters['owner'] = 'all',
) {
  const heads = db.selectFrom('orders as o').where('o.app_id', '=', appId);
  const own = heads.where('o.member_id', '=', memberId);
  // Others' orders must be asked for: the default list of a superior has the superior's own.
  if (phone !== undefined && owner === 'others') {
    const ids = sql`select b.id from ${below({ memberId, mobilePhone: phone })} as b`;
    return [heads.where(sql<SqlBool>`o.member_id in (${ids})`).where('o.company_id', 'is', null)];
  }
  if (isEmployee) {
    const travelled = heads
      .where('o.member_id', '!=', memberId)
      .where(
        sql<SqlBool>`o.order_id in (select t.order_id from order_travellers t where t.member_id = ${memberId} and t.app_id = ${appId})`,
      );
    return { all: [own, travelled], mine: [own], others: [travelled] }[owner];
  }
  if (companyId === null) return owner === 'others' ? [own.where(sql<SqlBool>`false`)] : [own];
  const others = heads.where('o.company_id', '=', companyId).where('o.member_id', '!=', memberId);
  return { all: [own, others], mine: [own], others: [others] }[owner];
}

const isAny = (statuses: readonly number[]): RawBuilder<SqlBool> =>
  sql`o.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;

/** The change of an order waits for its payment. */
export const isChangeDue = sql<SqlBool>`o.card -> 'dueChange' is not null`;

/** The group as the product's table of states has it (domain/product); a change that waits for its payment is to be paid. */
function inGroup(type: OrderType, group: OrderGroup, now: number): RawBuilder<SqlBool> {
  if (group === 'all') return sql`true`;
  const { groups } = statusesOf[type];
  if (group === 'unpaid') return sql`(${isAny(groups.unpaid)} or (${isAny(groups.after)} and ${isChangeDue}))`;
  if (group === 'after') return sql`${isAny(groups.after)} and not ${isChangeDue}`;
  if (group === 'travel') return sql`${isAny(groups.travel)} and ${isAfter(sql.ref('o.ends_at'), now)}`;
  if (group === 'ticketing') return isAny(groups.ticketing);
  const { seating = [], approval = [], waiting = [] } = groups;
  if (group === 'seating') return seating.length ? isAny(seating) : sql`false`;
  if (group === 'approval') return approval.length ? isAny(approval) : sql`false`;
  if (group === 'waiting') return waiting.length ? isAny(waiting) : sql`false`;
  // Everything else, so that each order is in one group (countOrders stands on it).
  const open = [
    ...groups.unpaid,
    ...seating,
    ...approval,
    ...groups.ticketing,
    ...waiting,
    ...groups.after,
    ...groups.travel,
  ];
  return sql`(not ${isAny(open)} or (${isAny(groups.travel)} and o.ends_at <= ${now}))`;
}

const cityNames: ReadonlySet<string> = new Set(cities.map(({ name }) => name));

/** Cities and the codes of airlines are in so many orders that reading these one by one is faster than by the index. */
const isCommon = (word: string): boolean => cityNames.has(word) || /^[\dA-Z]{1,2}$/.test(word);

/**
 * Each word is found in the order's number, in a name, a city or a flight number. The index is asked for the longest
 * uncommon one alone: for more of them the planner takes common words, together, for rare ones.
 */
export function withWords(words: string): RawBuilder<SqlBool>[] {
  const wanted = searchWords(words);
  const found = wanted.map((word) =>
    /^\d{12}$/.test(word) ? sql<SqlBool>`o.order_id = ${word}` : sql<SqlBool>`o.words like ${containing(word)}`,
  );
  const parts = wanted
    .filter((word) => !isCommon(word))
    .map(wordParts)
    .reduce<string[]>((most, one) => (one.length > most.length ? one : most), []);
  return parts.length ? [...found, sql<SqlBool>`word_parts(o.words) @> array[${sql.join(parts)}]::text[]`] : found;
}

const noFilters: OrderFilters = {
  type: 'airTicket',
  group: 'all',
  words: '',
  dateBy: 'created',
  travelType: 'all',
  owner: 'all',
  tags: [],
};

/** The orders that a member sees of a product, with these filters: queries for `paged`. */
export function ordersOf(db: Database | Tx, viewer: Viewer, given: Partial<OrderFilters>, now: number) {
  const filters = { ...noFilters, ...given };
  const conditions = [
    inGroup(filters.type, filters.group, now),
    ...withWords(filters.words),
    ...(filters.bookerId === undefined ? [] : [sql<SqlBool>`o.member_id = ${filters.bookerId}`]),
    ...filters.tags.map((tag) => tagConditions[tag]),
    ...(filters.amounts?.from ? [sql<SqlBool>`o.amount >= ${fenOf(filters.amounts.from)}`] : []),
    ...(filters.amounts?.to ? [sql<SqlBool>`o.amount <= ${fenOf(filters.amounts.to)}`] : []),
    ...(filters.orderIds ? [sql<SqlBool>`o.order_id = any(${filters.orderIds}::text[])`] : []),
    ...onDays(sql.ref(filters.dateBy === 'travel' ? 'o.travel_at' : 'o.created_at'), filters.days),
  ];
  return headsSeen(db, viewer, filters.owner).map((query) => {
    const ofType = query.where('o.kind', '=', filters.type);
    const ofTravel = filters.travelType === 'all' ? ofType : ofType.where('o.travel_type', '=', filters.travelType);
    const found = conditions.reduce((all, condition) => all.where(condition), ofTravel);
    return found
      .selectAll('o')
      .select((eb) =>
        eb.selectFrom('members as m').whereRef('m.id', '=', 'o.member_id').select('m.real_name').as('member_name'),
      );
  });
}
