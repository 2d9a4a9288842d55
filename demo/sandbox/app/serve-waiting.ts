import type { Database } from '../ground/call.ts';

/** Serves those who wait for seats that came back. The railway is read for the first of them. */
export async function serveWaiting(db: Database, now: number): Promise<number> {
  const back = await db.selectFrom('rail_returns').select('id').limit(1).executeTakeFirst();
  if (!back) return 0;
  const { serveReturned } = await import('../products/train/waitlist/serve.ts');
  return await serveReturned(db, now);
}
