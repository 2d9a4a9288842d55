import { sql } from 'kysely';
import type { report } from '#contract/report.ts';
import { storable } from '#contract/report.schema.ts';
import type { reportSchemas } from '#contract/report.schema.ts';
import { redacted } from '#domain/report/redact.ts';
import { ok } from '../../ground/call.ts';
import type { HandlersOf } from '../../ground/call.ts';

const events = [
  { type: 'API_BUSINESS_EXCEPTION', name: '接口业务异常' },
  { type: 'API_CALL_EXCEPTION', name: '接口调用异常' },
  { type: 'API_TIMEOUT_EXCEPTION', name: '接口超时' },
  { type: 'WIDGET_EXCEPTION', name: '组件异常' },
];

/** Redaction decodes what a text holds: `%00` comes out as NUL. */
function redact(text: string): string {
  const kept = redacted(text, JSON.parse);
  return storable(typeof kept === 'string' ? kept : JSON.stringify(kept));
}

/** Any client may send reports; only so many of them are stored. */
const maxKept = 10_000;

export const reportHandlers: HandlersOf<typeof report, typeof reportSchemas> = {
  eventMap: async () => ok(events),
  /** The client has redacted already; the server redacts again what slipped through. */
  sendEvent: async (input, { db, appId, member, now }) => {
    const { id } = await db
      .insertInto('exception_events')
      .values({
        app_id: appId,
        member_id: member?.memberId ?? null,
        api: redact(input.api),
        type: input.type,
        http_code: redact(input.httpCode),
        param: redact(input.param),
        response: redact(input.response),
        cost_time: input.costTime,
        app_ver: redact(input.appVer),
        reported_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (id % 100 === 0)
      await db
        .deleteFrom('exception_events')
        .where('id', '<=', sql<number>`${id - maxKept}`)
        .execute();
    return ok({});
  },
};
