import type { InputOf, Row } from '#contract/row.ts';
import { report } from '#contract/report.ts';
import type { Outcome, Reading } from '#api/outcome.ts';
import { readJson, writeJson } from '#base/json.ts';
import { redacted } from '#domain/report/redact.ts';
import type { Session } from './session.ts';
import { classOf, placeOf } from './thrown.ts';

export interface Fault {
  row: Row<never, unknown>;
  input: unknown;
  outcome: Outcome<unknown>;
  event: NonNullable<Reading['report']>;
  costTimeMs: number;
}

/** A value as the text of a report, and no half of a character at its end. */
const redact = (value: unknown): string =>
  writeJson(redacted(value, readJson))
    .slice(0, 2000)
    .replace(/[\ud800-\udbff]$/, '');

/** Wait after a failed read of the wanted events; a provider in trouble is not pressed. */
const askAgainMs = 60_000;

interface Asked {
  events: Promise<ReadonlySet<string> | null>;
  failedAtMs?: number;
}
/** The events that the provider lists, by session: one question a page. */
const lists = new WeakMap<Session, Asked>();

/** null: the list cannot be read. */
async function askList({ client }: Session): Promise<ReadonlySet<string> | null> {
  const { reading } = await client.call(report.eventMap, {}, { quiet: 'all', token: null });
  const events: unknown = reading.outcome.ok ? reading.outcome.data : null;
  if (!Array.isArray(events)) return null;
  return new Set(events.map((event: { type?: unknown } | null) => String(event?.type)));
}

function listOf(session: Session): Promise<ReadonlySet<string> | null> {
  const known = lists.get(session);
  if (known && !(known.failedAtMs && session.clock.now() - known.failedAtMs >= askAgainMs)) return known.events;
  const asked: Asked = { events: askList(session) };
  lists.set(session, asked);
  void asked.events.then((events) => {
    if (!events) asked.failedAtMs = session.clock.now();
  });
  return asked.events;
}

/**
 * Sends an event of a kind that the provider's exception map lists (specification 1, section 7.3). Without a list that
 * can be read nothing is sent: unlisted events do not leave the page (decision 019).
 */
async function sendListed(session: Session, event: InputOf<typeof report.sendEvent>): Promise<void> {
  if ((await listOf(session))?.has(event.type))
    await session.client.call(report.sendEvent, event, { quiet: 'all', token: null });
}

/** Sends an exception event (specification 1, section 7.3), redacted before it is queued; never about itself. */
export function reportFault(
  { row, input, outcome, event, costTimeMs }: Fault,
  { session, version }: { session: Session; version: string },
): void {
  if (row.path === report.sendEvent.path) return;
  void sendListed(session, {
    api: row.path,
    type: event.kind,
    httpCode: event.httpCode,
    param: redact(input),
    response: redact(outcome.ok ? null : { ret: outcome.ret, msg: outcome.msg }),
    costTime: Math.max(0, Math.round(costTimeMs)),
    appVer: version,
  });
}

/** Reports a throw inside a widget by its class and place; returns both for the page's event. The message may quote what was typed. */
export function reportThrow(
  widget: string,
  thrown: unknown,
  { session, version, ownFiles }: { session: Session; version: string; ownFiles: string },
): { error: string; place: string } {
  const found = { error: classOf(thrown), place: placeOf(thrown, ownFiles) };
  void sendListed(session, {
    api: widget,
    type: 'WIDGET_EXCEPTION',
    httpCode: '0',
    param: '',
    response: writeJson(found),
    costTime: 0,
    appVer: version,
  });
  return found;
}
