import type { notice } from '#contract/notice.ts';
import type { noticeSchemas } from '#contract/notice.schema.ts';
import { dayAt } from '#domain/china-time.ts';
import { ok } from '../../ground/call.ts';
import type { HandlersOf } from '../../ground/call.ts';

export const noticeHandlers: HandlersOf<typeof notice, typeof noticeSchemas> = {
  /** The newest first. */
  async list(_, { db, appId, now }) {
    const rows = await db
      .selectFrom('notices')
      .selectAll()
      .where('shown_from', '<=', now())
      .where((where) => where.or([where('shown_until', 'is', null), where('shown_until', '>', now())]))
      .where((where) => where.or([where('app_id', 'is', null), where('app_id', '=', appId)]))
      .orderBy('shown_from', 'desc')
      .execute();
    return ok(
      rows.map(({ id, title, body, level, shown_from }) => ({ id, title, text: body, date: dayAt(shown_from), level })),
    );
  },
};
