import { batch, computed, signal } from '@preact/signals-core';
import { companyImport as calls } from '#contract/company-import.ts';
import type { EmployeeImportDetail } from '#contract/company-import.ts';
import type { EmployeeField } from '#domain/company/import/values.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Services } from '#kit/services.ts';
import { createSheetImport } from '#parts/import/model.ts';
import { reasonsOf, saveMade } from '#parts/import/save-made.ts';
import { createRules } from './rules.ts';
import type { Texts } from './texts.ts';

export type Choices = EmployeeImportDetail['choices'];
/** A file of newcomers makes nobody leave, and a mistyped department is a fault: both go further by choice alone. */
const firstChoices: Choices = { missing: 'stay', departments: 'refuse', hand: 'up' };

/** An import of employees: file, mending, difference with its effects, applying, report and undoing. */
export function createEmployeeImport(services: Services, texts: Texts) {
  const { rules, take, make } = createRules(texts.problems);
  const choices = signal(firstChoices);
  /** The draft that is compared, or the import whose report is shown; null: the rows are shown. */
  const shown = signal<EmployeeImportDetail | null>(null);
  const sheet = createSheetImport(services, texts, {
    keptAs: 'company:employee-columns',
    rules,
    read: async (sent, ending) => {
      const outcome = await services.api.send(calls.importCheck, sent, { quiet: 'all', signal: ending });
      return outcome.ok ? { ...outcome, data: take(outcome.data) } : outcome;
    },
    onFile: () => {
      shown.value = null;
      choices.value = firstChoices;
      make(false);
    },
  });
  const { rows, progress } = sheet;

  const diff = createCommand(services, calls.diff, {
    input: (input: Omit<Parameters<NonNullable<(typeof calls.diff)['types']>['in']>[0], 'requestId'>) => input,
    settle: (outcome) => {
      if (!outcome.ok) return;
      batch(() => {
        shown.value = outcome.data;
        sheet.refuse(
          new Map(
            outcome.data.refused.map((row) => [
              row.line,
              Object.fromEntries([row, ...(row.also ?? [])].map((one) => [one.field, texts.reason(one)])) as Partial<
                Record<EmployeeField, string>
              >,
            ]),
          ),
        );
      });
    },
  });
  const apply = createCommand(services, calls.apply, {
    input: ({ id, fingerprint, asksAgain }: EmployeeImportDetail) => ({
      importId: id,
      fingerprint,
      confirmed: asksAgain,
    }),
    done: (found) => texts.applied(totalOf(found)),
    settle: async (outcome, { id }) => {
      if (outcome.ok) shown.value = outcome.data;
      // The roster has changed, or somebody else was faster: what is true now is shown.
      else if (outcome.ret === 409) await readAgain(id);
    },
  });
  const undo = createCommand(services, calls.undo, {
    input: ({ id, mode }: { id: number; mode: 'exact' | 'keep' | 'all' }) => ({ importId: id, mode }),
    confirm: () => texts.undoSure,
    done: () => texts.undone,
    settle: async (outcome, { id }) => {
      if (outcome.ok) shown.value = outcome.data;
      else if (outcome.ret === 409) await open(id);
    },
  });

  async function open(id: number): Promise<void> {
    const outcome = await services.api.send(calls.detail, { importId: id });
    if (outcome.ok) shown.value = outcome.data;
  }
  async function readAgain(id: number): Promise<void> {
    const outcome = await services.api.send(calls.detail, { importId: id });
    if (!outcome.ok) return;
    if (outcome.data.state !== 'draft') shown.value = outcome.data;
    else await diff.run({ importId: id, choices: choices.peek() });
  }

  return {
    ...sheet,
    step: computed(() => (shown.value ? (shown.value.state === 'draft' ? 2 : 3) : sheet.sheet.value ? 1 : 0)),
    shown,
    choices,
    isBusy: computed(() => Boolean(diff.busy.value ?? apply.busy.value ?? undo.busy.value)),
    open,
    /** Compares the mended rows with the roster. */
    async compare(): Promise<void> {
      if (progress.peek()) return;
      const wrong = rows.peek().filter(({ errors }) => Object.keys(errors).length);
      const mends = rows.peek().flatMap(({ line, mends: own }) => (own ? [{ line, values: own }] : []));
      progress.value = { step: 'importing', done: 0, total: 0 };
      await diff.run({
        ...sheet.sent(),
        fileName: sheet.fileName.peek(),
        mends,
        // A refused row goes with the others: its employee is in the file and does not leave.
        leftOut: sheet.leftOut().filter((line) => !wrong.some((row) => row.line === line)),
        choices: choices.peek(),
      });
      progress.value = null;
    },
    /** Compares again with other choices. */
    async decide(change: Partial<Choices>): Promise<void> {
      choices.value = { ...choices.peek(), ...change };
      if (change.departments) {
        make(change.departments === 'make');
        sheet.judgeAgain();
      }
      const found = shown.peek();
      if (found?.state === 'draft') await diff.run({ importId: found.id, choices: choices.peek() });
    },
    async apply(): Promise<void> {
      const found = shown.peek();
      if (!found) return;
      const { counts } = found;
      if (found.asksAgain && !(await services.say.confirm(texts.sure(counts.left, counts.leaving)))) return;
      await apply.run(found);
    },
    undo: (mode: 'exact' | 'keep' | 'all') => {
      const found = shown.peek();
      return found ? undo.run({ id: found.id, mode }) : Promise.resolve(false);
    },
    backToRows: () => void (shown.value = null),
    /** The rows that are not imported, in the member's own file. */
    saveLeft: (format: 'xlsx' | 'csv') =>
      saveMade(services, texts.saved, calls.importFile, {
        ...sheet.sent(),
        format,
        rows: rows
          .peek()
          .flatMap(({ line, errors, mends }) =>
            Object.keys(errors).length
              ? [{ line, reason: reasonsOf(services, texts, errors), ...(mends && { mends }) }]
              : [],
          ),
      }),
    mayLeave: async (): Promise<boolean> =>
      !['draft', undefined].includes(shown.peek()?.state) || (await sheet.mayLeave()),
  };
}

export type EmployeeImportModel = ReturnType<typeof createEmployeeImport>;

export const totalOf = ({ counts: { added, changed, handed, left } }: EmployeeImportDetail): number =>
  added + changed + handed + left;
