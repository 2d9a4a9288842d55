import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#contract/page.ts';
import type { Recommended, RecommendedCount, RecommendMember } from '#contract/recommend.ts';
import type { recommendSchemas } from '#contract/recommend.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { levelKeyOf } from '#domain/account/level.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { dayAt, momentAt, msOf } from '#domain/china-time.ts';
import { recommendation } from '#domain/income/income-rules.ts';
import { levelNames } from '#domain/menu/level-names.ts';
import { yuanOf } from '#domain/money.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Member } from '../../ground/call.ts';
import { paged } from '../../ground/lists/paged.ts';
import { heldRewardsOf } from '../../money/ledger/ledger.ts';
import { closedName } from '../own-account/close-account.ts';
import { codeOf } from './codes.ts';

type In<Name extends keyof typeof recommendSchemas> = z.output<(typeof recommendSchemas)[Name]>;

const runningMs = recommendation.days * 86_400_000;
/** `周**` */
function hideName(name: string): string {
  if (name === closedName) return `${closedName}会员`;
  return /^[\d*]/.test(name) ? '新会员' : `${[...name][0] ?? ''}**`;
}

/** Newcomers are counted by the phone of their referrer, which a member of a partner does not have here. */
const noPhone = (): Envelope<never> => refuse(403, '当前账户由合作方开通，暂不能推荐会员', { kind: 'noPhone' });

export async function recommendMember(
  _input: In<'appRecommendMember'>,
  call: Call,
): Promise<Envelope<RecommendMember>> {
  const { memberId, mobilePhone, realName, isThirdParty } = memberOf(call);
  if (!mobilePhone || isThirdParty) return noPhone();
  return ok({ code: await codeOf(call.db, memberId, call.now()), name: hideName(realName) });
}

/** Those whom the member recommended, with their orders that brought an income and what is left of it. */
function recommendedBy(db: Database, { memberId, mobilePhone }: Member) {
  const incomes = db
    .selectFrom('ledger_movements as m')
    .innerJoin('ledger_entries as e', (join) =>
      join.onRef('e.movement', '=', 'm.movement').on('e.account', '=', heldRewardsOf(memberId)),
    )
    .leftJoin('after_sales as s', 's.sale_id', 'm.order_id')
    .innerJoin('orders as o', (join) => join.onRef('o.order_id', '=', sql<string>`coalesce(s.order_id, m.order_id)`))
    .where('m.member_id', '=', memberId)
    .where('m.kind', 'in', ['recom', 'recomBack'])
    .groupBy('o.member_id')
    .select([
      'o.member_id',
      sql<number>`count(distinct o.order_id)::int`.as('orders'),
      sql<number>`sum(e.amount)::bigint`.as('income'),
    ]);
  return db
    .selectFrom('members as u')
    .leftJoin(incomes.as('g'), 'g.member_id', 'u.id')
    .where('u.referrer_phone', '=', mobilePhone)
    .where('u.app_id', 'is', null);
}

const sorts = { '-registered': sql.ref('u.created_at'), '-income': sql`coalesce(g.income, 0)` };

export async function listRecommended(
  { group = 'all', ...input }: In<'AppRecommendedList'>,
  call: Call,
): Promise<Envelope<Page<Recommended>>> {
  const now = call.now();
  const conditions = {
    all: [],
    ordered: [sql<SqlBool>`g.orders > 0`],
    running: [sql<SqlBool>`u.created_at > ${now - runningMs} and u.closed_at is null`],
    over: [sql<SqlBool>`(u.created_at <= ${now - runningMs} or u.closed_at is not null)`],
  }[group];
  const query = conditions.reduce(
    (all, condition) => all.where(condition),
    recommendedBy(call.db, memberOf(call)).select([
      'u.id',
      'u.real_name',
      'u.mobile_phone',
      'u.member_type',
      'u.credit_member_id',
      'u.credit_employee_id',
      'u.created_at',
      'u.closed_at',
      'g.orders',
      'g.income',
    ]),
  );
  return await paged({ db: call.db, query, sorts, id: sql.ref('u.id') }, input, (rows) =>
    rows.map((row) => ({
      id: row.id,
      name: hideName(row.real_name),
      mobilePhone: hidePhone(row.mobile_phone ?? ''),
      level:
        levelNames[
          levelKeyOf({
            memberType: row.member_type,
            creditMemberId: row.credit_member_id,
            creditEmployeeId: row.credit_employee_id,
          })
        ],
      registeredAt: momentAt(row.created_at),
      until: momentAt(row.created_at + runningMs),
      isRunning: row.closed_at === null && row.created_at + runningMs > now,
      orders: Number(row.orders ?? 0),
      income: yuanOf(Number(row.income ?? 0)),
    })),
  );
}

export async function countRecommended(
  _input: In<'appRecommendedCount'>,
  call: Call,
): Promise<Envelope<RecommendedCount>> {
  const member = memberOf(call);
  const monthAt = msOf(`${dayAt(call.now()).slice(0, 7)}-01`);
  const counted = await recommendedBy(call.db, member)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where u.created_at >= ${monthAt}))::int`.as('month'),
      sql<number>`coalesce(sum(g.income), 0)::bigint`.as('income'),
    ])
    .executeTakeFirstOrThrow();
  const { pending } = await call.db
    .selectFrom('incomes')
    .where('member_id', '=', member.memberId)
    .where('kind', '=', 'recom')
    .select(sql<number>`coalesce(sum(revocable), 0)::bigint`.as('pending'))
    .executeTakeFirstOrThrow();
  const income = Number(counted.income);
  return ok({
    total: counted.total,
    month: counted.month,
    income: yuanOf(income),
    pending: yuanOf(Number(pending)),
    released: yuanOf(income - Number(pending)),
  });
}
