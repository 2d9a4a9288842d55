import { sql } from 'kysely';
import type { Tx } from './call.ts';
import { reply } from './wire/reply.ts';
import type { World } from './world.ts';

/** What a fault does to a call. `lost` does the work and drops the answer. */
export type Fault =
  | { kind: 'latency'; ms: number }
  | { kind: 'status'; status: number }
  | { kind: 'ret'; ret: number }
  | { kind: 'drop' }
  | { kind: 'lost' }
  | { kind: 'garbage' };

const maxLatencyMs = 300_000;

/** `latency:MS`, `drop`, `status:N`, `ret:N`, `garbage` (interfaces.md, section 6) and `lost`; null for anything else. */
export function readFault(text: string): Fault | null {
  if (text === 'drop' || text === 'lost' || text === 'garbage') return { kind: text };
  const [, kind, digits] = /^(latency|status|ret):(\d{1,9})$/.exec(text) ?? [];
  const value = Number(digits);
  if (kind === 'latency') return value <= maxLatencyMs ? { kind, ms: value } : null;
  if (kind === 'status') return value >= 200 && value <= 599 ? { kind, status: value } : null;
  return kind === 'ret' ? { kind, ret: value } : null;
}

const recount = (tx: Tx): Promise<unknown> =>
  tx.updateTable('sandbox_state').set({ fault_count: sql`(select count(*) from faults)` }).execute();

/** The next `times` calls of a path get this fault instead of whatever was set before; 0 takes it away. */
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
    case 'garbage':
      return new Response('<!doctype html><title>502</title>\u0000{"ret":0,"data":', { headers: { 'content-type': 'text/html; charset=utf-8' } });
    default:
      return null;
  }
}

function statusReply(status: number): Response {
  if (status === 204 || status === 304) return new Response(null, { status });
  return reply({ ret: 500, msg: `沙箱模拟的 HTTP ${status}`, data: null }, status, status === 429 || status === 503 ? { 'retry-after': '1' } : {});
}
