import { dayAt, daysBetween } from '#domain/china-time.ts';
import type { BookedProduct } from '#domain/company/preferences.ts';
import type { CaseFacts, ProcessKind } from '#domain/process/schema.ts';
import type { Fen } from '#domain/money.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { Tx } from '../../ground/call.ts';
import type { OrderHead } from '../../ground/database/tables/tables-order.ts';
import { ownSharesOf } from '../business/own-share.ts';
import { peopleOf } from '../business/standard-for.ts';
import { exceedsDepartment } from '../budgets/department-budget.ts';

/** Employee for whom the company decides: the traveller where the rule of the substitute says so. */
export async function applicantOf(tx: Tx, orderId: string, employeeId: number): Promise<number> {
  const traveller = await tx
    .selectFrom('order_travellers')
    .where('order_id', '=', orderId)
    .where('approver_of', '=', 'traveller')
    .orderBy('employee_id')
    .select('employee_id')
    .executeTakeFirst();
  return traveller?.employee_id ?? employeeId;
}

const products: Readonly<Record<OrderType, BookedProduct>> = {
  airTicket: 'flight',
  gp: 'flight',
  hotel: 'hotel',
  train: 'train',
  intl: 'intl',
};
const abroad: ReadonlySet<OrderType> = new Set(['intl']);
export const productOf = (kind: OrderType): BookedProduct => products[kind];

interface Asked {
  kind: ProcessKind;
  companyId: number;
  applicant: number;
  head: OrderHead;
  costCenter: string;
  isOver: boolean;
  overBy: Fen;
  total: Fen;
  lapsesAtMs: number;
}

/** The facts by which a process finds its way. */
export async function caseFacts(
  tx: Tx,
  { kind, companyId, applicant, head, costCenter, isOver, overBy, total, lapsesAtMs }: Asked,
  now: number,
): Promise<CaseFacts> {
  const [person] = await peopleOf(tx, companyId, [applicant]);
  const colleagues = await tx
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .where('e.company_id', '=', companyId)
    .where('m.real_name', 'in', head.card.psgNames.length ? head.card.psgNames : [''])
    .select('m.real_name')
    .execute();
  const names = new Set(colleagues.map(({ real_name }) => real_name));
  const [from, until] = [dayAt(head.travel_at), dayAt(head.ends_at)];
  const own = kind === 'order' ? ((await ownSharesOf(tx, [head.order_id])).get(head.order_id) ?? 0) : 0;
  return {
    kind,
    applicant,
    products: [productOf(head.kind)],
    verdict: isOver ? 'over' : 'ok',
    abroad: abroad.has(head.kind),
    level: person?.level ?? '0',
    departments: person?.departments ?? [],
    costCenter: costCenter.split(' ')[0] ?? '',
    external: head.card.psgNames.some((name) => !names.has(name)),
    overBudget:
      kind === 'order' &&
      (await exceedsDepartment(tx, { companyId, employeeId: applicant, asked: total - own }, dayAt(now))),
    total,
    overBy,
    days: daysBetween(from, until) + 1,
    advance: Math.max(0, daysBetween(dayAt(now), from)),
    travellers: head.card.psgNames.length,
    chosen: [],
    lapsesAtMs,
  };
}
