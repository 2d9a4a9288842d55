import { sql } from 'kysely';
import type { Tx } from '../../ground/call.ts';
import { reply } from '../../ground/wire/reply.ts';
import type { World } from '../../ground/world.ts';

/** Effect of a fault on a call. `lost` does the work and drops the answer. */
export type Fault =
  | { kind: 'latency'; ms: number }
  | { kind: 'status'; status: number }
  | { kind: 'ret'; ret: number }
  | { kind: 'drop' }
  | { kind: 'lost' }
  | { kind: 'garbage' }
  | { kind: 'tips'; type: 'toast' | 'dialog' | 'confirm'; url: string };

const maxLatencyMs = 300_000;

/**
 * `latency:MS`, `drop`, `status:N`, `ret:N`, `garbage`, `tips:toast`, `tips:dialog`, `tips:confirm` and `lost`; null
 * for anything else. An address behind `tips:confirm:` is where that goes.
 */
export function readFault(text: string): Fault | null {
  if (text === 'drop' || text === 'lost' || text === 'garbage') return { kind: text };
  const [, tips, url = ''] = /^tips:(toast|dialog|confirm)(?::(\S{1,250}))?$/.exec(text) ?? [];
  if (tips) return { kind: 'tips', type: tips as 'toast' | 'dialog' | 'confirm', url };
  const [, kind, digits] = /^(latency|status|ret):(\d{1,9})$/.exec(text) ?? [];
  const value = Number(digits);
  if (kind === 'latency') return value <= maxLatencyMs ? { kind, ms: value } : null;
  if (kind === 'status') return value >= 200 && value <= 599 ? { kind, status: value } : null;
  return kind === 'ret' ? { kind, ret: value } : null;
}

const recount = (tx: Tx): Promise<unknown> =>
  tx
    .updateTable('sandbox_state')
    .set({ fault_count: sql`(select count(*) from faults)` })
    .execute();

/** The next `times` calls of a path get this fault instead of an earlier one; 0 removes it. */
export async function setFault(world: World, path: string, kind: string, times: number): Promise<void> {
  await world.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('faults').where('path', '=', path).execute();
    if (times > 0) await tx.insertInto('faults').values({ path, kind, times_left: times }).execute();
    await recount(tx);
  });
  await world.refresh();
}

/** The fault of this call; each one is given out once, whichever process serves the call. */
export async function takeFault(world: World, path: string): Promise<Fault | null> {
  if (!world.mayHaveFaults()) return null;
  const kind = await world.db.transaction().execute(async (tx) => {
    const taken = await tx
      .updateTable('faults')
      .set({ times_left: sql`times_left - 1` })
      .where('path', '=', path)
      .where('times_left', '>', 0)
      .returning(['kind', 'times_left'])
      .executeTakeFirst();
    if (taken?.times_left === 0) {
      await tx.deleteFrom('faults').where('path', '=', path).execute();
      await recount(tx);
    }
    return taken;
  });
  if (kind?.times_left === 0) await world.refresh();
  return kind ? readFault(kind.kind) : null;
}

/** The answer of a fault that keeps the call from being made; null: it is made. */
export function faultReply(fault: Fault): Response | null {
  switch (fault.kind) {
    case 'status':
      return statusReply(fault.status);
    case 'ret':
      return reply({ ret: fault.ret, msg: '沙箱模拟的业务错误', data: null });
    case 'tips': {
      const tips = {
        type: fault.type,
        title: '沙箱提示',
        msg: '沙箱模拟的提示',
        duration: 5,
        ...(fault.url && { url: fault.url }),
      };
      return reply({ ret: 409, msg: '沙箱模拟的业务提示', data: null, tips });
    }
    case 'garbage':
      return new Response('<!doctype html><title>502</title>\u0000{"ret":0,"data":', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    default:
      return null;
  }
}

function statusReply(status: number): Response {
  if (status === 204 || status === 304) return new Response(null, { status });
  return reply(
    { ret: 500, msg: `沙箱模拟的 HTTP ${status}`, data: null },
    status,
    status === 429 || status === 503 ? { 'retry-after': '1' } : {},
  );
}
