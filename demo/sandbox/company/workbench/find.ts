import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { FindKind, FoundGroup, FoundRow } from '#contract/workbench.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { showSigned, showYuan } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { orderTypes } from '#domain/product/names.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Member } from '../../ground/call.ts';
import { containing } from '../../ground/lists/like.ts';
import { firstRows } from '../../ground/lists/paged.ts';
import { id, ordersOf, sorts, viewerOf } from '../../orders/heads/list-query.ts';
import type { OrderHead } from '../../orders/heads/list-query.ts';
import { visibleTo } from '../applications/visible.ts';
import { billsOf, viewHead } from '../bills/show.ts';
import type { ListedBill } from '../bills/show.ts';
import { foundIn } from '../people/found-by.ts';
import { employeesOf } from '../people/list.ts';
import { actorOf } from './approvals.ts';

const most = 5;
/** Bills of a company that are looked through: two per month of ten years. */
const mostBills = 240;

type Finder = (keyword: string, member: Member, call: Call) => Promise<FoundRow[]>;

/** Employees of the company, for its account: an employee has no page of a colleague. */
const employees: Finder = async (keyword, { creditMemberId }, { db }) => {
  const present = employeesOf(db, creditMemberId).where('e.state', '<>', 'left');
  const conditions = await foundIn(db, keyword, creditMemberId);
  const found = conditions.reduce((query, condition) => query.where(condition), present);
  const rows = await found
    .orderBy('e.job_number')
    .limit(most + 1)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    title: row.real_name ?? '',
    note: [row.job_number, row.dept_name, row.position].filter(Boolean).join(' · '),
  }));
};

/** The first orders of each product by the order lists' own indexes; together the newest. */
const orders: Finder = async (keyword, member, { db, now }) => {
  const viewer = viewerOf(member);
  const heads: OrderHead[] = [];
  for (const type of orderTypes) {
    const query = ordersOf(db, viewer, { type, words: keyword }, now());
    const { rows } = await db.executeQuery(firstRows({ db, query, sorts, id }, most + 1));
    heads.push(...rows);
  }
  return heads
    .toSorted((a, b) => b.created_at - a.created_at)
    .map((head) => ({
      id: head.order_id,
      title: head.title,
      note: [
        showOrderNo(head.order_id),
        head.card.psgNames.join('、'),
        dayAt(head.created_at),
        showSigned(head.amount),
      ].join(' · '),
      type: head.kind,
    }));
};

const applications: Finder = async (keyword, member, { db }) => {
  const found = [];
  for (const branch of visibleTo(db, member))
    found.push(
      ...(await branch
        .where(sql<SqlBool>`a.search like ${containing(keyword.toLowerCase())}`)
        .orderBy('a.updated_at', 'desc')
        .limit(most + 1)
        .select(['a.id', 'a.no', 'a.content', 'a.from_day', 'a.to_day', 'a.updated_at'])
        .execute()),
    );
  return found
    .toSorted((a, b) => b.updated_at - a.updated_at)
    .map((row) => ({
      id: String(row.id),
      title: row.content.reason,
      note: [row.no, row.from_day && `${row.from_day} 至 ${row.to_day}`].filter(Boolean).join(' · '),
    }));
};

/**
 * Cases of the company for its account; for an approver those that they decide or have decided. The case of an
 * application that the same words find under applications is not found again.
 */
const approvals: Finder = async (keyword, member, { db }) => {
  const actor = actorOf(member);
  const cases = db
    .selectFrom('cases as c')
    .where('c.company_id', '=', member.creditMemberId)
    .where(({ not, exists, or }) =>
      not(
        or(
          visibleTo(db, member).map((branch) =>
            exists(
              branch
                .where(sql<SqlBool>`c.kind = 'trip' and a.id::text = c.subject_id`)
                .where(sql<SqlBool>`a.search like ${containing(keyword.toLowerCase())}`)
                .select('a.id'),
            ),
          ),
        ),
      ),
    )
    .where(sql<SqlBool>`c.search like ${containing(keyword.toLowerCase())}`);
  const own =
    actor === 0
      ? cases
      : cases.where(
          sql<SqlBool>`c.id in (select t.case_id from case_tasks t where t.company_id = ${member.creditMemberId} and (t.actor = ${actor} or t.for_id = ${actor}))`,
        );
  const rows = await own
    .orderBy('c.opened_at', 'desc')
    .limit(most + 1)
    .select(['c.no', 'c.kind', 'c.title', 'c.opened_at'])
    .execute();
  return rows.map((row) => ({
    id: row.no,
    title: row.title,
    note: `${row.no} · ${dayAt(row.opened_at)}`,
    side: row.kind === 'trip' ? 'trip' : 'order',
  }));
};

/** Whether a bill has a keyword in its number, or in the days or the month of its cycle: 2026-10, 10月, 2026 年 10 月. */
export function isBillOf(keyword: string, { no, from, to }: { no: string; from: string; to: string }): boolean {
  const [first = '', second] = keyword.replaceAll(' ', '').split('年');
  const year = second === undefined ? '' : first;
  const [digits = '', rest] = (second ?? first).split('月');
  const month = rest !== undefined && /^\d{1,2}$/.test(digits) ? digits.padStart(2, '0') : '';
  if (month || (/^\d{4}$/.test(year) && !digits))
    return [from, to].some((day) => day.startsWith(year) && day.slice(5).startsWith(month));
  return [no, from, to].some((text) => text.includes(keyword.toUpperCase()));
}

const bills: Finder = async (keyword, { creditMemberId }, { db }) => {
  const rows = await billsOf(db, creditMemberId).orderBy('b.from_day', 'desc').limit(mostBills).execute();
  return (rows as unknown as ListedBill[])
    .map(viewHead)
    .filter((head) => isBillOf(keyword, head))
    .map(({ billId, no, from, to, due, rest }) => ({
      id: String(billId),
      title: no,
      note: [`${from} 至 ${to}`, showYuan(due), rest !== '0' && `待还 ${showYuan(rest)}`].filter(Boolean).join(' · '),
    }));
};

/** Words that name a kind, not a thing: 许曼 订单. */
const kindWords: Readonly<Record<string, FindKind>> = {
  员工: 'employee',
  订单: 'order',
  申请: 'application',
  出差申请: 'application',
  行程申请: 'application',
  审批: 'approval',
  账单: 'bill',
  企业账单: 'bill',
};

/** Finds of the company's account and of its employees from one field; each kind as its own list shows it. */
export async function findInCompany(
  input: { keyword: string },
  call: Call,
): Promise<Envelope<{ groups: FoundGroup[] }>> {
  const words = input.keyword.trim().split(/\s+/);
  const asked = words.find((word) => Object.hasOwn(kindWords, word));
  const only = asked === undefined ? undefined : kindWords[asked];
  const keyword = words.filter((word) => word !== asked).join(' ');
  const member = memberOf(call);
  const isAccount = member.level === '70';
  const hasForms = call.app.switches.applyForForm;
  const finders: [FindKind, Finder, boolean][] = [
    ['employee', employees, isAccount],
    ['order', orders, true],
    ['application', applications, hasForms],
    ['approval', approvals, hasForms],
    ['bill', bills, isAccount],
  ];
  const groups: FoundGroup[] = [];
  for (const [kind, find, isShown] of finders) {
    const rows = isShown && (!only || only === kind) ? await find(keyword, member, call) : [];
    if (rows.length) groups.push({ kind, rows: rows.slice(0, most), hasMore: rows.length > most });
  }
  return ok({ groups });
}
