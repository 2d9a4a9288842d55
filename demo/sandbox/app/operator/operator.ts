import process from 'node:process';
import type { Context, Hono } from 'hono';
import { logSlowStatement } from '../../ground/log.ts';
import { scriptlessPolicy } from '../docs/site-header.ts';
import { judgeOperator } from './access.ts';
import type { OperatorAccess } from './access.ts';
import { figuresOf } from './figures.ts';
import { createMetrics, versionOfBuild } from './metrics.ts';
import { statusPage } from './status-page.ts';
import { statusOf } from './status.ts';
import type { RoundFigures, Status } from './status.ts';

/** The parts of a server as the operator hears of them. */
export interface Operator {
  /** A call has been answered; `ret` is `dropped` where the connection was. */
  noteCall(call: string, ret: number | 'dropped' | 'none', ms: number): void;
  noteStatement(sql: string, ms: number): void;
  /** Runs a round and notes how it has ended. */
  round(name: string, work: () => Promise<void>): Promise<void>;
  /** Adds `/metrics`, `/status` and `/status.json`. */
  mount(app: Hono, watched: Parameters<typeof figuresOf>[0] & { inFlight(): number }): void;
}

interface OperatorOptions extends OperatorAccess {
  /** Statements that take longer are logged. */
  slowStatementMs: number;
}

const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Figures of one process: nothing is stored, and a process that ends takes its counters along. */
export function createOperator({ slowStatementMs, ...access }: OperatorOptions): Operator {
  const metrics = createMetrics();
  const startedAt = Date.now();
  const rounds: Record<string, RoundFigures> = {};
  let [calls, faults, refusedBusy] = [0, 0, 0];

  const guarded =
    (show: () => Promise<Response>) =>
    async (c: Context): Promise<Response> => {
      const verdict = judgeOperator(c.req.raw, access);
      if (verdict === 'open') return await show();
      return verdict === 'locked'
        ? new Response('an operator token is needed', {
            status: 401,
            headers: { ...noStore, 'www-authenticate': 'Basic realm="travel-embed", charset="UTF-8"' },
          })
        : new Response('not found', { status: 404, headers: noStore });
    };

  return {
    noteCall(call, ret, ms) {
      calls += 1;
      if (ret === 500) faults += 1;
      if (ret === 429) refusedBusy += 1;
      metrics.noteCall(call, String(ret), ms / 1000);
    },
    noteStatement(sql, ms) {
      const isSlow = ms >= slowStatementMs;
      metrics.noteStatement(ms / 1000, isSlow);
      if (isSlow) logSlowStatement(sql, ms);
    },
    async round(name, work) {
      const figures = (rounds[name] ??= { rounds: 0, failed: 0, lastEndedAt: null, lastMs: 0 });
      const startMs = performance.now();
      let isGood = false;
      try {
        await work();
        isGood = true;
        figures.lastEndedAt = Date.now();
      } finally {
        figures.rounds += 1;
        if (!isGood) figures.failed += 1;
        figures.lastMs = performance.now() - startMs;
        metrics.noteRound(name, isGood, figures.lastMs / 1000);
      }
    },
    mount(app, watched) {
      const read = figuresOf(watched);
      const status = async (): Promise<Status> =>
        statusOf(await read(), {
          version: versionOfBuild,
          startedAt,
          now: Date.now(),
          calls,
          faults,
          refusedBusy,
          inFlight: watched.inFlight(),
          rssBytes: process.memoryUsage.rss(),
          rounds,
        });
      app.get(
        '/metrics',
        guarded(async () => {
          metrics.noteFigures(await read(), watched.inFlight());
          const { register } = metrics;
          return new Response(await register.metrics(), {
            headers: { ...noStore, 'content-type': register.contentType },
          });
        }),
      );
      app.get(
        '/status.json',
        guarded(async () => Response.json(await status(), { headers: noStore })),
      );
      app.get(
        '/status',
        guarded(async () => {
          const shown = await status();
          return new Response(statusPage(shown), {
            status: shown.state === 'bad' ? 503 : 200,
            headers: {
              ...noStore,
              'content-type': 'text/html; charset=utf-8',
              'content-security-policy': scriptlessPolicy,
            },
          });
        }),
      );
    },
  };
}
