import { batch, signal } from '@preact/signals-core';
import { checkGuest, hostOf } from '#domain/passenger/guest.ts';
import type { Services } from '#kit/services.ts';
import type { Source } from '../source.ts';
import { countOf, createApply, noGuest } from './apply.ts';
import type { Counts } from './apply.ts';
import { createReading } from './reading.ts';
import { createRows } from './rows.ts';
import { saveList } from './save-list.ts';
import type { Texts } from './texts.ts';

/** Rows that are imported by one call, so that progress is seen and may be stopped. */
const rowsAtOnce = 200;

const none: Counts = { added: 0, updated: 0 };

/** An import from the file to its result. Everything stays in memory: documents do not go to storage. */
export function createPassengersImport(services: Services, texts: Texts, source: Source) {
  const { isExternal } = source;
  const fileName = signal('');
  const result = signal<Counts | null>(null);
  /** Imported so far, of the rows of this file. */
  const imported = signal(none);
  const consent = signal(false);
  const guardianConsent = signal(false);
  /** Of all travellers of an external list. */
  const guest = signal({ ...noGuest, hostId: hostOf(services.session.user.peek()) });
  const isTried = signal(false);
  const list = createRows(services.clock.today());
  const { rows, ready, suggested, hasMinor } = list;
  const reading = createReading(services, texts, source, list, () => {
    for (const flag of [consent, guardianConsent, isTried]) flag.value = false;
    result.value = null;
    imported.value = none;
  });
  const { progress } = reading;

  const apply = createApply(
    services,
    texts,
    (answer) => {
      const refused = new Map(
        answer.rows
          .filter(({ state }) => state === 'refused')
          .map((row) => [row.line, { [row.field || 'name']: row.reason ?? '' }]),
      );
      batch(() => {
        list.settle(
          answer.rows.map(({ line }) => line),
          refused,
        );
        const { added, updated } = imported.peek();
        imported.value = { added: added + countOf(answer, 'added'), updated: updated + countOf(answer, 'updated') };
      });
    },
    source,
  );

  return {
    ...reading,
    fileName,
    imported,
    rows,
    ready,
    suggested,
    hasMinor,
    result,
    consent,
    guardianConsent,
    guest,
    isTried,
    async choose(file: File): Promise<void> {
      if (await reading.read(file)) fileName.value = file.name;
    },
    edit: list.edit,
    followAll: () => {
      const before = suggested.peek();
      list.followAll();
      services.say.toast(texts.followed(before - suggested.peek()), 'ok');
    },
    remove: (line: number) => {
      list.remove(line);
      if (!rows.peek().length && !progress.peek()) reading.restart();
    },
    async apply(): Promise<void> {
      isTried.value = true;
      if (isExternal && Object.keys(checkGuest(guest.peek())).length) return;
      if (!consent.peek() || (hasMinor.peek() && !guardianConsent.peek()) || progress.peek()) return;
      const waiting = ready.peek();
      if (!waiting.length) return;
      const signal = reading.begin('importing', waiting.length);
      let at = 0;
      let isGood = true;
      while (isGood && at < waiting.length && !signal.aborted) {
        progress.value = { step: 'importing', done: at, total: waiting.length };
        const sent = waiting.slice(at, at + rowsAtOnce).map(({ line, values }) => ({ line, values }));
        at += sent.length;
        const before = at < waiting.length ? null : imported.peek();
        isGood = await apply.run({ rows: sent, guardianConsent: guardianConsent.peek(), guest: guest.peek(), before });
      }
      batch(() => {
        progress.value = null;
        // Stopped in its last call, an import has come to its end.
        if (!isGood || (signal.aborted && rows.peek().length)) return;
        result.value = imported.peek();
        isTried.value = false;
      });
    },
    mend: () => {
      result.value = null;
      imported.value = none;
    },
    saveLeft: (format: 'xlsx' | 'csv') => saveList(services, texts, source, format, rows.peek()),
    /** Asks before rows that are not imported are lost. */
    mayLeave: async (): Promise<boolean> => rows.peek().length === 0 || (await services.say.confirm(texts.leave)),
  };
}

export type PassengersImportModel = ReturnType<typeof createPassengersImport>;
