import type { z } from 'zod';
import { viewsAtMost } from '#contract/list-view.ts';
import type { ListViews } from '#contract/list-view.ts';
import type { listViewSchemas } from '#contract/list-view.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { badInput, memberOf, ok, refuse } from '../call.ts';
import type { Call, Database, Member, Tx } from '../call.ts';
import { lockNames } from '../database/lock-names.ts';

type Owner = Pick<Member, 'appId' | 'memberId'>;

async function read(db: Database | Tx, { appId, memberId }: Owner, list: string): Promise<ListViews> {
  const rows = await db
    .selectFrom('list_views')
    .where('app_id', '=', appId)
    .where('member_id', '=', memberId)
    .where('list', '=', list)
    .orderBy('id')
    .selectAll()
    .execute();
  return {
    views: rows.map(({ view_name, query, is_default }) => ({ viewName: view_name, query, isDefault: is_default })),
  };
}

export async function listViews(
  { list }: z.output<typeof listViewSchemas.list>,
  call: Call,
): Promise<Envelope<ListViews>> {
  return ok(await read(call.db, memberOf(call), list));
}

const lockViews = (tx: Tx, { appId, memberId }: Owner, list: string) =>
  lockNames(tx, `list_views ${appId} ${memberId} ${list}`);

const ownViews = (tx: Tx, { appId, memberId }: Owner, list: string) =>
  tx.updateTable('list_views').where('app_id', '=', appId).where('member_id', '=', memberId).where('list', '=', list);

export async function saveView(
  { list, viewName, formerName, query, isDefault }: z.output<typeof listViewSchemas.save>,
  call: Call,
): Promise<Envelope<ListViews>> {
  const member = memberOf(call);
  return await call.db.transaction().execute(async (tx) => {
    await lockViews(tx, member, list);
    const { views } = await read(tx, member, list);
    const found = (name: string | undefined) => views.find((view) => view.viewName === name);
    const named = found(viewName);
    const former = found(formerName);
    // The same again after a lost answer is no conflict.
    if (named && named !== former && (former || named.query !== query))
      return badInput('viewName', '已有同名视图，请换一个名称');
    if (!former && !named && views.length >= viewsAtMost)
      return refuse(409, `每个列表最多保存 ${viewsAtMost} 个视图，请先删除不用的视图`);
    if (isDefault) await ownViews(tx, member, list).set({ is_default: false }).execute();
    const content = { view_name: viewName, query, is_default: isDefault };
    const before = (former ?? named)?.viewName;
    await (
      before === undefined
        ? tx.insertInto('list_views').values({ app_id: member.appId, member_id: member.memberId, list, ...content })
        : ownViews(tx, member, list).set(content).where('view_name', '=', before)
    ).execute();
    return ok(await read(tx, member, list));
  });
}

/** A view that is gone already is removed as well. */
export async function removeView(
  { list, viewName }: z.output<typeof listViewSchemas.remove>,
  call: Call,
): Promise<Envelope<ListViews>> {
  const member = memberOf(call);
  await call.db
    .deleteFrom('list_views')
    .where('app_id', '=', member.appId)
    .where('member_id', '=', member.memberId)
    .where('list', '=', list)
    .where('view_name', '=', viewName)
    .execute();
  return ok(await read(call.db, member, list));
}
