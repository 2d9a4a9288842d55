import { batch, signal } from '@preact/signals-core';
import type { Services } from '#kit/services.ts';
import { createReading } from './reading.ts';
import type { ReadingSpec } from './reading.ts';
import { createRows } from './rows.ts';
import type { ImportTexts } from './texts.ts';
import type { Judged } from './sheet-rules.ts';

type ImportSpec<Field extends string, Verdict extends Judged<Field>> = ReadingSpec<Field, Verdict>;

/**
 * The rows of a file from the file on: read by the server, mapped and mended here. Everything stays in memory. The steps
 * after it belong to `createBatches`.
 */
export function createSheetImport<Field extends string, Verdict extends Judged<Field>>(
  services: Services,
  texts: ImportTexts<Field>,
  spec: ImportSpec<Field, Verdict>,
) {
  const fileName = signal('');
  const list = createRows(spec.rules);
  const onFile = (name = fileName.peek()) => {
    fileName.value = name;
    spec.onFile();
  };
  const reading = createReading(services, texts, { ...spec, onFile }, list);
  const { rows, ready, suggested } = list;
  return {
    ...reading,
    leftOut: list.leftOut,
    refuse: list.refuse,
    judgeAgain: list.judgeAgain,
    fields: spec.rules.fields,
    fileName,
    rows,
    ready,
    suggested,
    judge: list.judge,
    edit: list.edit,
    settle: list.settle,
    followAll(): void {
      const before = suggested.peek();
      list.followAll();
      services.say.toast(texts.followed(before - suggested.peek()), 'ok');
    },
    remove(line: number): void {
      list.remove(line);
      if (!rows.peek().length && !reading.progress.peek()) reading.restart();
    },
    /** Asks before rows that are not imported are lost. */
    mayLeave: async (): Promise<boolean> => rows.peek().length === 0 || (await services.say.confirm(texts.leave)),
  };
}

export type SheetImport<Field extends string, Verdict extends Judged<Field>> = ReturnType<
  typeof createSheetImport<Field, Verdict>
>;

export type Counts = Record<'added' | 'updated', number>;
export const none: Counts = { added: 0, updated: 0 };

interface BatchesSpec<Field extends string> {
  /** Rows of one call, so that progress is seen and may be stopped. */
  rowsAtOnce: number;
  /** Says what is missing of what is asked about all rows; false: something is. */
  isAnswered(): boolean;
  /** `before`: imported by earlier calls; null: more calls follow. False where it was not done. */
  send(
    rows: readonly { line: number; values: Readonly<Record<Field, string>> }[],
    before: Counts | null,
  ): Promise<boolean>;
}

/** Imports the right rows by several calls; each says what became of its rows. */
export function createBatches<Field extends string, Verdict extends Judged<Field>>(
  sheet: SheetImport<Field, Verdict>,
  { rowsAtOnce, isAnswered, send }: BatchesSpec<Field>,
) {
  const { rows, ready, progress } = sheet;
  const result = signal<Counts | null>(null);
  /** Imported so far, of the rows of this file. */
  const imported = signal(none);
  const reset = () => {
    result.value = null;
    imported.value = none;
  };
  return {
    result,
    imported,
    reset,
    /** After one of its calls. */
    settle(answer: readonly { line: number; state: string; field?: string; reason?: string }[], name: Field): void {
      const count = (state: string) => answer.filter((row) => row.state === state).length;
      const refused = new Map(
        answer
          .filter(({ state }) => state === 'refused')
          .map((row) => [row.line, { [row.field || name]: row.reason ?? '' } as Partial<Record<Field, string>>]),
      );
      batch(() => {
        sheet.settle(
          answer.map(({ line }) => line),
          refused,
        );
        const { added, updated } = imported.peek();
        imported.value = { added: added + count('added'), updated: updated + count('updated') };
      });
    },
    async apply(): Promise<void> {
      if (!isAnswered() || progress.peek()) return;
      const waiting = ready.peek();
      if (!waiting.length) return;
      const signal = sheet.begin('importing', waiting.length);
      let at = 0;
      let isGood = true;
      while (isGood && at < waiting.length && !signal.aborted) {
        progress.value = { step: 'importing', done: at, total: waiting.length };
        const sent = waiting.slice(at, at + rowsAtOnce).map(({ line, values }) => ({ line, values }));
        at += sent.length;
        isGood = await send(sent, at < waiting.length ? null : imported.peek());
      }
      batch(() => {
        progress.value = null;
        // Stopped in its last call, an import has come to its end.
        if (isGood && !(signal.aborted && rows.peek().length)) result.value = imported.peek();
      });
    },
  };
}
