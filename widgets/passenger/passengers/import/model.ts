import { batch, computed, signal } from '@preact/signals-core';
import type { ImportCheck, ImportResult, ImportValues } from '#contract/passenger.ts';
import { checkSheet, judgeSheetRow, sameAs } from '#domain/passenger/sheet/check-sheet.ts';
import type { JudgedRow, SheetErrors } from '#domain/passenger/sheet/check-sheet.ts';
import { suggestSheetRow } from '#domain/passenger/sheet/suggest.ts';
import type { SheetSuggestions } from '#domain/passenger/sheet/suggest.ts';
import { changed, sheetFields } from '#domain/passenger/sheet/values.ts';
import type { SheetField, SheetRow, SheetValues } from '#domain/passenger/sheet/values.ts';
import { checkGuest } from '#domain/passenger/guest.ts';
import type { GuestValues } from '#domain/passenger/guest.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Services } from '#kit/services.ts';
import { readFile } from '#ui/import/read-file.ts';
import { saveBase64 } from '#ui/base/save-file.ts';
import { guestInput, hostOf } from '../guest-input.ts';
import { frequentSource } from '../source.ts';
import type { Source } from '../source.ts';
import type { Texts } from './texts.ts';

/** A row of the file as it is now. `refused`: reason of the server, until the row changes. */
interface DraftRow extends SheetRow {
  refused?: SheetErrors;
}
export type CheckedRow = DraftRow & { errors: SheetErrors; suggestions: SheetSuggestions };

type Counts = Record<'added' | 'updated', number>;

interface Applied {
  rows: { line: number; values: ImportValues }[];
  guardianConsent: boolean;
  guest?: GuestValues;
  /** Imported by the calls before this one; null: more calls follow. */
  before?: Counts | null;
}

/** What is under way, and how far it has come; `total` 0: nobody knows how long it takes. */
export interface Progress {
  step: 'reading' | 'judging' | 'importing';
  done: number;
  total: number;
}

/** Rows that are imported by one call, so that progress is seen and may be stopped. */
const rowsAtOnce = 200;
/** Rows that are judged before the page gets its turn. */
const judgedAtOnce = 100;

const noGuest: GuestValues = { hostId: '', visitReason: '' };

const countOf = ({ rows }: ImportResult, state: string): number => rows.filter((row) => row.state === state).length;

/** Saves the rows that are right. */
export const createApply = (
  services: Services,
  texts: Texts,
  settle: (result: ImportResult) => void,
  { isExternal, calls }: Source = frequentSource,
) =>
  createCommand(services, calls.importApply, {
    input: ({ rows, guardianConsent, guest = noGuest }: Applied) => ({
      rows,
      consent: true,
      guardianConsent,
      ...guestInput(isExternal, guest),
    }),
    done: (result, { before = { added: 0, updated: 0 } }) =>
      before ? texts.done(before.added + countOf(result, 'added'), before.updated + countOf(result, 'updated')) : '',
    settle: (outcome) => outcome.ok && settle(outcome.data),
  });

/** An import from the file to its result. Everything stays in memory: documents do not go to storage. */
export function createPassengersImport(services: Services, texts: Texts, source: Source) {
  const { isExternal, calls } = source;
  const today = services.clock.today();
  const fileName = signal('');
  const progress = signal<Progress | null>(null);
  /** Ends what is under way. */
  let ending = new AbortController();
  const failure = signal('');
  const ignored = signal<readonly string[]>([]);
  const drafts = signal<readonly DraftRow[]>([]);
  const result = signal<Counts | null>(null);
  /** Imported so far, of the rows of this file. */
  const imported = signal<Counts>({ added: 0, updated: 0 });
  const consent = signal(false);
  const guardianConsent = signal(false);
  /** Of all travellers of an external list. */
  const guest = signal({ ...noGuest, hostId: hostOf(services.session.user.peek()) });
  const isTried = signal(false);

  /** A row is judged again only when it has changed. */
  const judged = new WeakMap<SheetValues, JudgedRow & { suggestions: SheetSuggestions }>();
  const judge = (values: SheetValues) => {
    const before = judged.get(values);
    if (before) return before;
    const verdict = judgeSheetRow(values, today);
    const found = { ...verdict, suggestions: suggestSheetRow(values, verdict.errors, today) };
    judged.set(values, found);
    return found;
  };
  /** A row stays the same object until it or its errors change, so that a key draws no other row again. */
  const checked = new WeakMap<DraftRow, CheckedRow>();
  const withErrors = (row: DraftRow, found: SheetErrors): CheckedRow => {
    const errors = { ...row.refused, ...found };
    const before = checked.get(row);
    if (before && sheetFields.every((field) => before.errors[field] === errors[field])) return before;
    const next = { ...row, errors, suggestions: judge(row.values).suggestions };
    checked.set(row, next);
    return next;
  };
  /** Lines of this file that were imported, by their documents: a later row with the same one stays wrong. */
  const importedLines = new Map<string, number>();
  const rows = computed<readonly CheckedRow[]>(() => {
    const errors = checkSheet(drafts.value, today, judge);
    return drafts.value.map((row, at) => {
      const line = importedLines.get(judge(row.values).key);
      return withErrors(row, { ...(line && { certNo: sameAs(line) }), ...errors[at] });
    });
  });
  const ready = computed(() => rows.value.filter(({ errors }) => Object.keys(errors).length === 0));
  const suggested = computed(() =>
    rows.value.reduce((count, { suggestions }) => count + Object.keys(suggestions).length, 0),
  );
  const hasMinor = computed(() => ready.value.some(({ values }) => judge(values).isMinor));

  function start(checked: ImportCheck | null): void {
    batch(() => {
      drafts.value = checked?.rows ?? [];
      ignored.value = checked?.columns.filter(({ field }) => !field).map(({ title }) => title) ?? [];
      for (const flag of [consent, guardianConsent, isTried]) flag.value = false;
      result.value = null;
      imported.value = { added: 0, updated: 0 };
      importedLines.clear();
      failure.value = '';
    });
  }

  const change = (row: DraftRow, values: Partial<SheetValues>): DraftRow => {
    // Only the server knows the passenger who has another document.
    const isDocument = values.certNo !== undefined || values.certType !== undefined;
    return { line: row.line, known: isDocument ? '' : row.known, values: changed(row.values, values, today) };
  };

  const pause = () => new Promise<void>((resolve) => void services.timers.after(0, resolve));

  /** Judges the rows of a file in turns: the page goes on living in between. False where it was cancelled. */
  async function judgeAll(rows: readonly SheetRow[], signal: AbortSignal): Promise<boolean> {
    for (let at = 0; at < rows.length; at += judgedAtOnce) {
      for (const { values } of rows.slice(at, at + judgedAtOnce)) judge(values);
      progress.value = { step: 'judging', done: Math.min(rows.length, at + judgedAtOnce), total: rows.length };
      await pause();
      if (signal.aborted) return false;
    }
    return true;
  }

  /** Reads a file; the words of its failure, "" for none. */
  async function read(file: File, signal: AbortSignal): Promise<string> {
    if (file.size === 0) return texts.emptyFile;
    const content = await readFile(file).catch(() => '');
    if (!content) return texts.unread;
    const outcome = await services.api.send(calls.importCheck, { file: content }, { quiet: 'all', signal });
    if (signal.aborted) return '';
    if (!outcome.ok) return outcome.msg || texts.unread;
    if (await judgeAll(outcome.data.rows, signal)) start(outcome.data);
    return '';
  }

  const apply = createApply(
    services,
    texts,
    (answer) => {
      const refused = new Map(
        answer.rows
          .filter(({ state }) => state === 'refused')
          .map((row) => [row.line, { [row.field || 'name']: row.reason ?? '' }]),
      );
      const sent = new Set(answer.rows.map(({ line }) => line));
      for (const { line, values } of drafts.peek())
        if (sent.has(line) && !refused.has(line)) importedLines.set(judge(values).key, line);
      batch(() => {
        drafts.value = drafts
          .peek()
          .filter(({ line }) => !sent.has(line) || refused.has(line))
          .map((row) => (refused.has(row.line) ? { ...row, refused: refused.get(row.line) ?? {} } : row));
        const { added, updated } = imported.peek();
        imported.value = { added: added + countOf(answer, 'added'), updated: updated + countOf(answer, 'updated') };
      });
    },
    source,
  );

  async function saveFile(format: 'xlsx' | 'csv', left: readonly CheckedRow[]): Promise<void> {
    const outcome = await services.api.send(calls.importFile, {
      format,
      rows: left.map(({ values, errors }) => ({ values, reason: Object.values(errors).join('；').slice(0, 200) })),
    });
    if (!outcome.ok) return;
    saveBase64(outcome.data.fileName, outcome.data.content);
    services.say.toast(texts.saved, 'ok');
  }

  return {
    fileName,
    progress,
    imported,
    failure,
    ignored,
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
      ending = new AbortController();
      const { signal } = ending;
      progress.value = { step: 'reading', done: 0, total: 0 };
      const said = await read(file, signal);
      // Cancelled: another file may be read by now.
      if (signal.aborted) return;
      batch(() => {
        progress.value = null;
        fileName.value = file.name;
        failure.value = said;
      });
    },
    /** Ends reading at once, an import after the call that is under way. */
    cancel(): void {
      ending.abort();
      if (progress.peek()?.step !== 'importing') progress.value = null;
    },
    edit: (line: number, values: Partial<SheetValues>) => {
      drafts.value = drafts.peek().map((row) => (row.line === line ? change(row, values) : row));
    },
    /** Follows every suggestion. A cell that another one has mended stays as it is. */
    followAll: () => {
      const before = suggested.peek();
      drafts.value = drafts.peek().map((row) =>
        Object.entries(judge(row.values).suggestions).reduce<DraftRow>((now, [field, value]) => {
          const isWrong = judge(now.values).errors[field as SheetField];
          return isWrong ? change(now, { [field]: value }) : now;
        }, row),
      );
      services.say.toast(texts.followed(before - suggested.peek()), 'ok');
    },
    remove: (line: number) => (drafts.value = drafts.peek().filter((row) => row.line !== line)),
    async apply(): Promise<void> {
      isTried.value = true;
      if (isExternal && Object.keys(checkGuest(guest.peek())).length) return;
      if (!consent.peek() || (hasMinor.peek() && !guardianConsent.peek()) || progress.peek()) return;
      const waiting = ready.peek();
      if (!waiting.length) return;
      ending = new AbortController();
      const { signal } = ending;
      let at = 0;
      let isGood = true;
      while (isGood && at < waiting.length && !signal.aborted) {
        progress.value = { step: 'importing', done: at, total: waiting.length };
        const rows = waiting.slice(at, at + rowsAtOnce).map(({ line, values }) => ({ line, values }));
        at += rows.length;
        const before = at < waiting.length ? null : imported.peek();
        isGood = await apply.run({ rows, guardianConsent: guardianConsent.peek(), guest: guest.peek(), before });
      }
      batch(() => {
        progress.value = null;
        if (!isGood || signal.aborted) return;
        result.value = imported.peek();
        isTried.value = false;
      });
    },
    mend: () => {
      result.value = null;
      imported.value = { added: 0, updated: 0 };
    },
    restart: () => start(null),
    saveTemplate: (format: 'xlsx' | 'csv') => saveFile(format, []),
    saveLeft: (format: 'xlsx' | 'csv') => saveFile(format, rows.peek()),
    /** Asks before rows that are not imported are lost. */
    mayLeave: async (): Promise<boolean> => drafts.peek().length === 0 || (await services.say.confirm(texts.leave)),
  };
}

export type PassengersImportModel = ReturnType<typeof createPassengersImport>;
