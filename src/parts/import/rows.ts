import { computed, signal } from '@preact/signals-core';
import { atOnce } from '#base/turns.ts';
import type { Work } from '#base/turns.ts';
import type { Cells, Judged, SheetRow, SheetRules, Values } from './sheet-rules.ts';

/** A row of the file as it is now. */
interface DraftRow<Field extends string> extends SheetRow<Field> {
  /** Reason of the server, until the row changes. */
  refused?: Cells<Field>;
}
export type CheckedRow<Field extends string> = DraftRow<Field> & { errors: Cells<Field>; suggestions: Cells<Field> };

/** Rows that are judged before the work may be put aside. */
const rowsAtOnce = 20;

/** Cells that are named; a list of names for each of 20,000 rows would be a task of its own. */
function count(cells: object): number {
  let found = 0;
  for (const _ in cells) found += 1;
  return found;
}

/** The rows of a file with their errors, and all that changes them. */
export function createRows<Field extends string, Verdict extends Judged<Field>>(rules: SheetRules<Field, Verdict>) {
  type Draft = DraftRow<Field>;
  const entriesOf = (cells: Cells<Field>) => Object.entries(cells) as [Field, string][];
  const one = (field: Field, value: string) => ({ [field]: value }) as Cells<Field>;
  const mendsOf = ({ mends }: Draft) => (mends ? entriesOf(mends) : []);
  const drafts = signal<readonly Draft[]>([]);
  /** Lines that were left out or imported: they do not come back when the file is read again. */
  const gone = new Set<number>();
  /** Lines of this file that were imported, by their keys: a later row with the same one stays wrong. */
  const importedLines = new Map<string, number>();

  /** A row is judged again only when it has changed. */
  const judged = new WeakMap<Values<Field>, Verdict & { suggestions: Cells<Field> }>();
  const judge = (values: Values<Field>) => {
    const before = judged.get(values);
    if (before) return before;
    const verdict = rules.judge(values);
    const found = { ...verdict, suggestions: rules.suggest(values, verdict.errors) };
    judged.set(values, found);
    return found;
  };
  /** A row stays the same object until it or its errors change, so that a key draws no other row again. */
  const checked = new WeakMap<Draft, CheckedRow<Field>>();
  const withErrors = (row: Draft, found: Cells<Field>): CheckedRow<Field> => {
    const errors = { ...row.refused, ...found };
    const before = checked.get(row);
    if (before && rules.fields.every((field) => before.errors[field] === errors[field])) return before;
    const next = { ...row, errors, suggestions: judge(row.values).suggestions };
    checked.set(row, next);
    return next;
  };
  /** The rows of a list with their errors. `lines`: of rows that were imported before. */
  function* marked(list: readonly Draft[], lines: ReadonlyMap<string, number>): Work<readonly CheckedRow<Field>[]> {
    const compared = rules.check(list, judge);
    const errors = 'next' in compared ? yield* compared : compared;
    const found: CheckedRow<Field>[] = [];
    for (const row of list) {
      const same: Partial<Record<Field, string>> = {};
      if (lines.size)
        judge(row.values).keys.forEach((key, place) => {
          const [line, field] = [lines.get(key), rules.keyFields[place]];
          if (line && field) same[field] = rules.sameAs(line);
        });
      found.push(withErrors(row, { ...same, ...errors[found.length] }));
      if (found.length % rowsAtOnce === 0) yield list.length;
    }
    return found;
  }
  /** Lists that were marked before they are shown. */
  const prepared = new WeakMap<readonly Draft[], readonly CheckedRow<Field>[]>();
  const rows = computed(() => prepared.get(drafts.value) ?? atOnce(marked(drafts.value, importedLines)));
  const ready = computed(() => rows.value.filter(({ errors }) => !count(errors)));
  const suggested = computed(() => rows.value.reduce((all, { suggestions }) => all + count(suggestions), 0));

  const change = (row: Draft, values: Cells<Field>): Draft => {
    // Only the server knows another person.
    const others = mendsOf(row).filter(([field]) => values[field] === undefined);
    return {
      line: row.line,
      known: rules.isOther(values) ? '' : row.known,
      values: rules.change(row.values, values),
      mends: { ...Object.fromEntries(others), ...values } as Cells<Field>,
    };
  };

  return {
    rows,
    ready,
    suggested,
    judge,
    /** Marks the rows of a list that will be shown, of another file or as `again` has read them. True at its end. */
    *prepare(next: readonly Draft[], isOther: boolean): Work<true> {
      let judgedRows = 0;
      for (const { values } of next) {
        judge(values);
        judgedRows += 1;
        if (judgedRows % rowsAtOnce === 0) yield judgedRows;
      }
      prepared.set(next, yield* marked(next, isOther ? new Map() : importedLines));
      return true;
    },
    start(next: readonly SheetRow<Field>[]): void {
      gone.clear();
      importedLines.clear();
      drafts.value = next;
    },
    /**
     * The rows of the same file, read with another mapping. Mended cells stay mended where the column of their field is
     * the same; `lost` counts the others. `isLate`: a row was changed since then.
     */
    again(next: readonly SheetRow<Field>[], from: readonly string[], to: readonly string[]) {
      const now = drafts.peek();
      const before = new Map(now.map((row) => [row.line, row]));
      let lost = now.reduce((count, row) => count + mendsOf(row).length, 0);
      const kept = next.flatMap((row): Draft[] => {
        if (gone.has(row.line)) return [];
        const old = before.get(row.line);
        const mends = old ? mendsOf(old).filter(([field]) => from.indexOf(field) === to.indexOf(field)) : [];
        lost -= mends.length;
        return [mends.reduce<Draft>((now, [field, value]) => change(now, one(field, value)), row)];
      });
      return { lost, kept, isLate: () => drafts.peek() !== now, apply: () => void (drafts.value = kept) };
    },
    edit(line: number, values: Cells<Field>): void {
      drafts.value = drafts.peek().map((row) => (row.line === line ? change(row, values) : row));
    },
    /** Follows every suggestion. A cell that another one has mended stays as it is. */
    followAll(): void {
      drafts.value = drafts.peek().map((row) =>
        entriesOf(judge(row.values).suggestions).reduce<Draft>((now, [field, value]) => {
          const isWrong = judge(now.values).errors[field];
          return isWrong ? change(now, one(field, value)) : now;
        }, row),
      );
    },
    remove(line: number): void {
      gone.add(line);
      drafts.value = drafts.peek().filter((row) => row.line !== line);
    },
    /** Lines that the member has left out. */
    leftOut: (): number[] => [...gone],
    /** Judges all rows by other rules; what the server has said was about the former ones. */
    judgeAgain(): void {
      drafts.value = drafts.peek().map(({ refused: _refused, ...row }) => ({ ...row, values: { ...row.values } }));
    },
    /** Marks rows with the reasons of the server. */
    refuse(reasons: ReadonlyMap<number, Cells<Field>>): void {
      drafts.value = drafts.peek().map((row) => {
        const refused = reasons.get(row.line);
        return refused ? { ...row, refused } : row;
      });
    },
    /** Takes away the rows that were sent and keeps those that were refused, with the reasons. */
    settle(sent: readonly number[], refused: ReadonlyMap<number, Cells<Field>>): void {
      for (const line of sent) if (!refused.has(line)) gone.add(line);
      const now = drafts.peek();
      for (const { line, values } of now)
        if (gone.has(line)) for (const key of judge(values).keys) if (key) importedLines.set(key, line);
      drafts.value = now
        .filter(({ line }) => !gone.has(line))
        .map((row) => {
          const reasons = refused.get(row.line);
          return reasons ? { ...row, refused: reasons } : row;
        });
    },
  };
}

export type Rows<Field extends string, Verdict extends Judged<Field>> = ReturnType<typeof createRows<Field, Verdict>>;
