import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Figures } from './figures.ts';

/** Seconds; a flight search takes 0.002, a password 0.1. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The figures of this process in the text that Prometheus reads. */
export function createMetrics() {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const histogram = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });

  const calls = counter('travel_calls_total', 'Calls answered, by name and ret.', ['call', 'ret']);
  const callSeconds = histogram('travel_call_duration_seconds', 'Time until the answer, by name.', ['call']);
  const inFlight = gauge('travel_requests_in_flight', 'Requests served or waiting for their turn.');
  const statementSeconds = histogram('travel_statement_duration_seconds', 'Time of a statement.', []);
  const slow = counter('travel_slow_statements_total', 'Statements slower than SLOW_STATEMENT_MS.', []);
  const rounds = counter('travel_rounds_total', 'Rounds of the clock and of the events.', ['round', 'result']);
  const roundSeconds = histogram('travel_round_duration_seconds', 'Time of a round.', ['round']);
  const lastRound = gauge('travel_round_last_ended_seconds', 'Unix time at which a round last ended well.', ['round']);
  const holder = gauge('travel_clock_is_ours', '1: this process makes the rounds of the clock.');
  const offset = gauge('travel_clock_offset_seconds', 'How far the clock of the sandbox has been moved.');
  const connections = gauge('travel_database_connections', 'Connections to the database, and callers that wait.', [
    'state',
  ]);
  const isUp = gauge('travel_database_up', '1: the database has answered the last reading.');
  const events = gauge('travel_events', 'Server events: not dealt out yet, due, given up.', ['state']);
  const eventAge = gauge('travel_events_oldest_due_seconds', 'Age of the oldest event that is due.');
  const jobs = gauge('travel_due_jobs', 'Deadlines of approvals: all, and those that have passed.', ['state']);
  gauge('travel_build_info', 'The version of this process.', ['version', 'node']).set(
    { version: versionOfBuild, node: process.version },
    1,
  );

  return {
    register,
    noteCall(call: string, ret: string, seconds: number) {
      calls.inc({ call, ret });
      callSeconds.observe({ call }, seconds);
    },
    noteStatement(seconds: number, isSlow: boolean) {
      statementSeconds.observe(seconds);
      if (isSlow) slow.inc();
    },
    noteRound(round: string, isGood: boolean, seconds: number) {
      rounds.inc({ round, result: isGood ? 'ok' : 'failed' });
      roundSeconds.observe({ round }, seconds);
      if (isGood) lastRound.set({ round }, Date.now() / 1000);
    },
    /** Figures that are read at each request. */
    noteFigures({ database, queues, clock }: Figures, requests: number) {
      inFlight.set(requests);
      const { pool } = database;
      connections.set({ state: 'total' }, pool.total);
      connections.set({ state: 'idle' }, pool.idle);
      connections.set({ state: 'waiting' }, pool.waiting);
      isUp.set(queues ? 1 : 0);
      holder.set(clock.isOurs ? 1 : 0);
      offset.set(clock.offsetSeconds);
      // Figures that could not be read are missing, not 0.
      if (!queues) return [events, eventAge, jobs].forEach((one) => one.reset());
      events.set({ state: 'undealt' }, queues.undealt);
      events.set({ state: 'due' }, queues.due);
      events.set({ state: 'dead' }, queues.dead);
      eventAge.set(queues.oldestDueSeconds);
      jobs.set({ state: 'all' }, queues.jobs);
      jobs.set({ state: 'overdue' }, queues.overdueJobs);
    },
  };
}

declare const __VERSION__: string;
/** Of the package; the sources run by themselves in tests. */
export const versionOfBuild = typeof __VERSION__ === 'string' ? __VERSION__ : 'source';
