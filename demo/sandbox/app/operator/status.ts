import type { Figures } from './figures.ts';

export type State = 'good' | 'warn' | 'bad';

export interface RoundFigures {
  rounds: number;
  failed: number;
  /** Milliseconds since 1970 of the last good end; null: none yet. */
  lastEndedAt: number | null;
  lastMs: number;
}

export interface Process {
  version: string;
  startedAt: number;
  now: number;
  calls: number;
  /** Answered by a fault of the server (ret 500). */
  faults: number;
  refusedBusy: number;
  inFlight: number;
  rssBytes: number;
  rounds: Readonly<Record<string, RoundFigures>>;
}

export interface Part {
  key: 'database' | 'clock' | 'events' | 'approvals' | 'calls';
  state: State;
  note: string;
}

export interface Status extends Figures {
  state: State;
  parts: Part[];
  process: Process;
}

/** Rounds come every second; one of a busy day takes some. */
const quietMs = 60_000;
const lateSeconds = 3600;

const part = (key: Part['key'], state: State, note: string): Part => ({ key, state, note });

function databasePart({ database }: Figures): Part {
  if (database.answerMs === null) return part('database', 'bad', '数据库没有响应');
  if (database.pool.waiting > 0) return part('database', 'warn', `${database.pool.waiting} 个请求在等待连接`);
  return part('database', 'good', `${database.answerMs} 毫秒内响应`);
}

function clockPart({ clock }: Figures, { rounds, now, startedAt }: Process): Part {
  const { lastEndedAt = null } = rounds['chores'] ?? {};
  if (now - (lastEndedAt ?? startedAt) > quietMs) return part('clock', 'bad', '到期事项超过一分钟没有处理');
  return clock.isOurs
    ? part('clock', 'good', '由本进程处理到期事项')
    : part('clock', 'good', '由其他进程处理到期事项，本进程待命');
}

function eventsPart({ queues }: Figures): Part {
  if (!queues) return part('events', 'bad', '无法读取');
  if (queues.dead > 0) return part('events', 'warn', `${queues.dead} 条已放弃，请联系合作方后重发`);
  if (queues.oldestDueSeconds > lateSeconds)
    return part('events', 'warn', `最早一条已等待 ${Math.floor(queues.oldestDueSeconds / 60)} 分钟`);
  return part('events', 'good', queues.due ? `${queues.due} 条待发送` : '没有积压');
}

function approvalsPart({ queues }: Figures): Part {
  if (!queues) return part('approvals', 'bad', '无法读取');
  if (queues.overdueJobs > 0) return part('approvals', 'warn', `${queues.overdueJobs} 项已到期尚未处理`);
  return part('approvals', 'good', queues.jobs ? `${queues.jobs} 项等待到期` : '没有等待的事项');
}

const callsPart = ({ faults, calls }: Process): Part =>
  faults > 0
    ? part('calls', 'warn', `启动以来 ${faults} 次服务错误，请按编号查日志`)
    : part('calls', 'good', calls ? `启动以来 ${calls} 次，没有服务错误` : '启动以来还没有调用');

const ranks: readonly State[] = ['good', 'warn', 'bad'];

/** The figures in words; `state` is the worst of them. */
export function statusOf(figures: Figures, process: Process): Status {
  const parts = [
    databasePart(figures),
    clockPart(figures, process),
    eventsPart(figures),
    approvalsPart(figures),
    callsPart(process),
  ];
  const worst = Math.max(...parts.map(({ state }) => ranks.indexOf(state)));
  return { state: ranks[worst] ?? 'bad', parts, ...figures, process };
}
