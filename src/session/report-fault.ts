import type { Row } from '#contract/row.ts';
import { report } from '#contract/report.ts';
import type { Outcome, Reading } from '#api/outcome.ts';
import { readJson, writeJson } from '#base/json.ts';
import { redacted } from '#domain/report/redact.ts';
import type { Session } from './session.ts';
import { classOf, placeOf } from './thrown.ts';

export interface Fault {
  row: Row<never, unknown> | Row<unknown, unknown>;
  input: unknown;
  outcome: Outcome<unknown>;
  event: NonNullable<Reading['report']>;
  costTimeMs: number;
}

/** A value as the text of a report, and no half of a character at its end. */
const redact = (value: unknown): string => writeJson(redacted(value, readJson)).slice(0, 2000).replace(/[\ud800-\udbff]$/, '');

/** Sends an exception event (specification 1, section 7.3), redacted before it is queued; never about itself. */
export function reportFault({ row, input, outcome, event, costTimeMs }: Fault, { session, version }: { session: Session; version: string }): void {
  if (row.path === report.sendEvent.path) return;
  void session.client.call(
    report.sendEvent,
    {
      api: row.path,
      type: event.kind,
      httpCode: event.httpCode,
      param: redact(input),
      response: redact(outcome.ok ? null : { ret: outcome.ret, msg: outcome.msg }),
      costTime: Math.max(0, Math.round(costTimeMs)),
      appVer: version,
    },
    { quiet: 'all', token: null },
  );
}

/** Reports a throw inside a widget by its class and place; returns both for the page's event. The message may quote what was typed. */
export function reportThrow(widget: string, thrown: unknown, { session, version, ownFiles }: { session: Session; version: string; ownFiles: string }): { error: string; place: string } {
  const found = { error: classOf(thrown), place: placeOf(thrown, ownFiles) };
  void session.client.call(
    report.sendEvent,
    { api: widget, type: 'WIDGET_EXCEPTION', httpCode: '0', param: '', response: writeJson(found), costTime: 0, appVer: version },
    { quiet: 'all', token: null },
  );
  return found;
}
