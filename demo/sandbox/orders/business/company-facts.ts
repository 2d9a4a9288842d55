import type { OrderOfCompany } from '#contract/order.ts';
import { askable } from '#domain/order/approval/askable.ts';
import { showSigned } from '#domain/money.ts';
import { approvalShown } from '../approval-shown.ts';
import { readBilled } from '../billed/billed-back.ts';
import type { Database, Tx } from '../../ground/call.ts';

/** An order with its company's side, and the actions that this leaves. */
export async function withCompany<Shown extends { actions: readonly string[] }>(
  db: Database | Tx,
  row: { order_id: string; company_id: string | null },
  shown: Shown,
): Promise<Shown & { ofCompany?: OrderOfCompany }> {
  const facts = await companyFacts(db, row);
  return { ...shown, ...facts, actions: askable(shown.actions, facts.ofCompany?.approval) };
}

/** The company's side of an order that no product has a place for; nothing for a private order. */
export async function companyFacts(
  db: Database | Tx,
  { order_id, company_id }: { order_id: string; company_id: string | null },
): Promise<{ ofCompany?: OrderOfCompany }> {
  if (company_id === null) return {};
  const row = await db
    .selectFrom('order_projects')
    .where('order_id', '=', order_id)
    .select('project')
    .executeTakeFirst();
  const travellers = await db
    .selectFrom('order_travellers as t')
    .innerJoin('orders as o', 'o.order_id', 't.order_id')
    .innerJoin('members as m', 'm.id', 'o.member_id')
    .where('t.order_id', '=', order_id)
    .orderBy('t.employee_id')
    .select(['t.name', 't.standard_of', 't.approver_of', 't.cost_center_of', 'm.real_name'])
    .execute();
  const standard = await db
    .selectFrom('orders as o')
    .innerJoin('standard_versions as v', 'v.id', 'o.standard_version_id')
    .innerJoin('standards as s', 's.id', 'v.standard_id')
    .where('o.order_id', '=', order_id)
    .select(['s.name', 'v.version'])
    .executeTakeFirst();
  const { credited } = await readBilled(db, order_id);
  const [first] = travellers;
  const approval = await approvalShown(db, order_id);
  const application = await db
    .selectFrom('application_uses as u')
    .innerJoin('applications as a', 'a.id', 'u.application_id')
    .where('u.order_id', '=', order_id)
    .select(['a.id', 'a.no'])
    .executeTakeFirst();
  if (!row && !first && !standard && !approval && !application && !credited) return {};
  return {
    ofCompany: {
      project: row?.project ?? '',
      ...(approval && { approval }),
      ...(credited > 0 && { credited: showSigned(credited) }),
      ...(application && { application: { applicationId: String(application.id), no: application.no } }),
      ...(standard && { standard }),
      ...(first && {
        substitute: {
          booker: first.real_name,
          travellers: travellers.map(({ name }) => name),
          standardOf: first.standard_of,
          approverOf: first.approver_of,
          costCenterOf: first.cost_center_of,
        },
      }),
    },
  };
}
