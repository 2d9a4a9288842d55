import { computed, signal } from '@preact/signals-core';
import { checkSheet, judgeSheetRow, sameAs } from '#domain/passenger/sheet/check-sheet.ts';
import type { JudgedRow, SheetErrors } from '#domain/passenger/sheet/check-sheet.ts';
import { suggestSheetRow } from '#domain/passenger/sheet/suggest.ts';
import type { SheetSuggestions } from '#domain/passenger/sheet/suggest.ts';
import { changed, isDocumentChange, sheetFields } from '#domain/passenger/sheet/values.ts';
import type { SheetField, SheetRow, SheetValues } from '#domain/passenger/sheet/values.ts';

/** A row of the file as it is now. */
interface DraftRow extends SheetRow {
  /** Reason of the server, until the row changes. */
  refused?: SheetErrors;
  /** Cells that the member has mended, the last one last. */
  mends?: Partial<SheetValues>;
}
export type CheckedRow = DraftRow & { errors: SheetErrors; suggestions: SheetSuggestions };

const mendsOf = ({ mends = {} }: DraftRow) => Object.entries(mends) as [SheetField, string][];

/** The rows of a file with their errors, and all that changes them. */
export function createRows(today: string) {
  const drafts = signal<readonly DraftRow[]>([]);
  /** Lines that were left out or imported: they do not come back when the file is read again. */
  const gone = new Set<number>();
  /** Lines of this file that were imported, by their documents: a later row with the same one stays wrong. */
  const importedLines = new Map<string, number>();

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
  const rows = computed<readonly CheckedRow[]>(() => {
    const errors = checkSheet(drafts.value, today, judge);
    return drafts.value.map((row, at) => {
      const [line, other] = judge(row.values).keys.map((key) => importedLines.get(key));
      const same = { ...(line && { certNo: sameAs(line) }), ...(other && { otherCertNo: sameAs(other) }) };
      return withErrors(row, { ...same, ...errors[at] });
    });
  });
  const ready = computed(() => rows.value.filter(({ errors }) => Object.keys(errors).length === 0));
  const suggested = computed(() =>
    rows.value.reduce((count, { suggestions }) => count + Object.keys(suggestions).length, 0),
  );
  const hasMinor = computed(() => ready.value.some(({ values }) => judge(values).isMinor));

  const change = (row: DraftRow, values: Partial<SheetValues>): DraftRow => {
    // Only the server knows the passenger who has another document.
    const others = mendsOf(row).filter(([field]) => values[field] === undefined);
    return {
      line: row.line,
      known: isDocumentChange(values) ? '' : row.known,
      values: changed(row.values, values, today),
      mends: { ...Object.fromEntries(others), ...values },
    };
  };

  return {
    rows,
    ready,
    suggested,
    hasMinor,
    judge,
    start(next: readonly SheetRow[]): void {
      gone.clear();
      importedLines.clear();
      drafts.value = next;
    },
    /**
     * The rows of the same file, read with another mapping. Mended cells stay mended where the column of their field is
     * the same; `lost` counts the others.
     */
    again(next: readonly SheetRow[], from: readonly string[], to: readonly string[]) {
      const before = new Map(drafts.peek().map((row) => [row.line, row]));
      let lost = drafts.peek().reduce((count, row) => count + mendsOf(row).length, 0);
      const kept = next.flatMap((row): DraftRow[] => {
        if (gone.has(row.line)) return [];
        const old = before.get(row.line);
        const mends = old ? mendsOf(old).filter(([field]) => from.indexOf(field) === to.indexOf(field)) : [];
        lost -= mends.length;
        return [mends.reduce<DraftRow>((now, [field, value]) => change(now, { [field]: value }), row)];
      });
      return { lost, apply: () => void (drafts.value = kept) };
    },
    edit(line: number, values: Partial<SheetValues>): void {
      drafts.value = drafts.peek().map((row) => (row.line === line ? change(row, values) : row));
    },
    /** Follows every suggestion. A cell that another one has mended stays as it is. */
    followAll(): void {
      drafts.value = drafts.peek().map((row) =>
        Object.entries(judge(row.values).suggestions).reduce<DraftRow>((now, [field, value]) => {
          const isWrong = judge(now.values).errors[field as SheetField];
          return isWrong ? change(now, { [field]: value }) : now;
        }, row),
      );
    },
    remove(line: number): void {
      gone.add(line);
      drafts.value = drafts.peek().filter((row) => row.line !== line);
    },
    /** Takes away the rows that were sent and keeps those that were refused, with the reasons. */
    settle(sent: readonly number[], refused: ReadonlyMap<number, SheetErrors>): void {
      for (const line of sent) if (!refused.has(line)) gone.add(line);
      const now = drafts.peek();
      for (const { line, values } of now)
        if (gone.has(line)) for (const key of judge(values).keys) importedLines.set(key, line);
      drafts.value = now
        .filter(({ line }) => !gone.has(line))
        .map((row) => (refused.has(row.line) ? { ...row, refused: refused.get(row.line) ?? {} } : row));
    },
  };
}

export type Rows = ReturnType<typeof createRows>;
