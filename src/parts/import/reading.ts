import { batch, computed, signal } from '@preact/signals-core';
import { inTurns } from '#base/turns.ts';
import { findSameKeys } from '#domain/sheet/same-keys.ts';
import { keptColumns } from '#kit/resources/kept-columns.ts';
import type { Outcome, Services } from '#kit/services.ts';
import { readFile } from '#ui/import/read-file.ts';
import type { Rows } from './rows.ts';
import type { ImportTexts } from './texts.ts';
import type {
  ColumnField,
  Judged,
  Mapping,
  Progress,
  SheetAnswer,
  SentFile,
  SheetRow,
  SheetRules,
} from './sheet-rules.ts';

const keyOf = ({ fields, firstIsData }: Mapping<string>): string => [...fields, firstIsData].join();
const titlesOf = ({ columns }: SheetAnswer<string>): string[] => columns.map(({ title }) => title);

export interface ReadingSpec<Field extends string, Verdict extends Judged<Field>> {
  /** Under this name the mapping of columns is kept on the device. */
  keptAs: string;
  rules: SheetRules<Field, Verdict>;
  /** Asks the server for the rows of a file. */
  read(sent: SentFile<Field>, signal: AbortSignal): Promise<Outcome<SheetAnswer<Field>>>;
  /** Another file is here, or none: its name is undefined then. */
  onFile(name?: string): void;
}

/** Reads a file, by its headings at first and then by the columns that the member maps. */
export function createReading<Field extends string, Verdict extends Judged<Field>>(
  services: Services,
  texts: ImportTexts<Field>,
  { keptAs, rules, read, onFile }: ReadingSpec<Field, Verdict>,
  list: Rows<Field, Verdict>,
) {
  type Fields = ColumnField<Field>[];
  type Answer = SheetAnswer<Field>;
  const { lackingOf } = rules;
  const noMapping: Mapping<Field> = { fields: [], firstIsData: false };
  const fieldsOf = ({ columns }: Answer): Fields => columns.map(({ field }) => field ?? '');
  const isField = (field: string): field is ColumnField<Field> =>
    !field || rules.fields.some((known) => known === field);
  /** Kept fields of so many columns; undefined where they are not enough any more. */
  function fieldsAsKept(kept: readonly string[] | undefined, columns: number): Fields | undefined {
    const fields = kept?.filter(isField);
    return fields?.length === columns && !lackingOf(fields).length ? fields : undefined;
  }

  const kept = keptColumns(services.preferences, keptAs);
  const progress = signal<Progress | null>(null);
  const failure = signal('');
  /** Ends what is under way. */
  let ending = new AbortController();
  /** The file in base64url, to be read again. */
  let content = '';
  /** The last answer about the file; null without a file. */
  const sheet = signal<Answer | null>(null);
  /** The fields that the headings name. */
  let auto: Fields = [];
  /** The fields of the rows. */
  let rowFields: Fields = [];
  /** As the member has chosen it, and as the last answer was read. */
  const mapping = signal(noMapping);
  const answered = signal(noMapping);
  const isRemembered = signal(false);
  /** The columns are shown to be mapped. */
  const isUnfolded = signal(false);
  const lacking = computed(() => lackingOf(mapping.value.fields));
  /** For each column the earlier one that has its field, or -1. */
  const repeated = computed(() => findSameKeys(mapping.value.fields));
  const ignored = computed(() =>
    sheet.value ? titlesOf(sheet.value).filter((title, at) => title && !mapping.value.fields[at]) : [],
  );
  const isRepeated = () => repeated.value.some((first) => first >= 0);
  const isOpen = computed(() => lacking.value.length > 0 || isRepeated());
  const isCurrent = computed(() => keyOf(mapping.value) === keyOf(answered.value));

  /** Marks rows before they are shown, in turns between which the page goes on living. False where it was cancelled. */
  async function prepare(rows: readonly SheetRow<Field>[], isOther: boolean, signal: AbortSignal): Promise<boolean> {
    const goesOn = (done: number) => {
      if (!signal.aborted) progress.value = { step: 'judging', done, total: rows.length };
      return !signal.aborted;
    };
    return goesOn(0) && (await inTurns(list.prepare(rows, isOther), goesOn)) === true && !signal.aborted;
  }

  /** Ends what is under way and begins something else. */
  function begin(step: Progress['step'], total = 0): AbortSignal {
    ending.abort();
    ending = new AbortController();
    progress.value = { step, done: 0, total };
    return ending.signal;
  }

  /** Ends what is under way with a message, "" for none. */
  const end = (message: string) =>
    batch(() => {
      progress.value = null;
      failure.value = message;
    });

  /** The file as the server reads it by a mapping, else by its headings; a text says why it is not read. */
  async function check(file: string, by: Partial<Mapping<Field>>, signal: AbortSignal): Promise<Answer | string> {
    const outcome = await read({ file, mapping: by }, signal);
    return outcome.ok ? outcome.data : outcome.msg || texts.unread;
  }

  function start(answer: Answer | null, isPast = false, name?: string): void {
    batch(() => {
      list.start(answer?.rows ?? []);
      sheet.value = answer;
      rowFields = answer ? fieldsOf(answer) : [];
      mapping.value = answered.value = { fields: rowFields, firstIsData: false };
      isRemembered.value = isPast;
      isUnfolded.value = isOpen.value || (!isPast && ignored.value.length > 0);
      failure.value = '';
      progress.value = null;
      onFile(name);
    });
  }

  /** Reads a file; the words of its failure, "" for none. */
  async function readFirst(file: File, signal: AbortSignal): Promise<string> {
    if (file.size === 0) return texts.emptyFile;
    const bytes = await readFile(file).catch(() => '');
    if (!bytes) return texts.unread;
    const first = await check(bytes, {}, signal);
    if (typeof first === 'string') return first;
    const past = first.looksHeadless ? undefined : fieldsAsKept(kept.recall(titlesOf(first)), first.columns.length);
    const answer = past ? await check(bytes, { fields: past }, signal) : first;
    if (typeof answer === 'string') return answer;
    if (!(await prepare(answer.rows, true, signal))) return '';
    content = bytes;
    auto = fieldsOf(first);
    // With the end of the check: the rows are drawn once.
    start(answer, !!past, file.name);
    return '';
  }

  /** Reads the same file by the chosen columns, and asks where mended cells would be lost. */
  async function readAgain(): Promise<void> {
    const sent = mapping.peek();
    const { fields } = sent;
    const signal = begin('reading');
    const answer = await check(content, sent, signal);
    if (signal.aborted) return;
    if (typeof answer === 'string') return end(answer);
    let again: ReturnType<typeof list.again>;
    // The rows of before can be mended meanwhile.
    do {
      again = list.again(answer.rows, rowFields, fields);
      if (!(await prepare(again.kept, false, signal))) return;
    } while (again.isLate());
    const { lost, apply } = again;
    const isWhole = !lackingOf(fields).length;
    const isLeft = isWhole && lost > 0 && !(await services.say.confirm(texts.mendsLost(lost)));
    if (signal.aborted) return;
    batch(() => {
      end('');
      if (isLeft) {
        mapping.value = answered.peek();
        return;
      }
      sheet.value = answer;
      answered.value = sent;
      isRemembered.value = false;
      // The rows of before stay until others take their place.
      if (!isWhole) return;
      apply();
      rowFields = fields;
      if (!sent.firstIsData && !answer.looksHeadless)
        kept.remember(titlesOf(answer), fields.join() === auto.join() ? undefined : fields);
      services.say.toast(texts.readAgain(list.rows.peek().length), 'ok');
    });
  }

  /** Takes other columns, and reads the rows as soon as they can be read. */
  async function remap(change: Partial<Mapping<Field>>): Promise<void> {
    if (progress.peek()?.step === 'importing') return;
    ending.abort();
    batch(() => {
      end('');
      mapping.value = { ...mapping.peek(), ...change };
      if (isOpen.value) isUnfolded.value = true;
    });
    const isOther = mapping.peek().firstIsData !== answered.peek().firstIsData;
    if (!isCurrent.peek() && (!isOpen.peek() || (isOther && !isRepeated()))) await readAgain();
  }

  return {
    progress,
    failure,
    sheet,
    mapping,
    /** The rows were read as another file with these headings was. */
    isRemembered: computed(() => isRemembered.value && isCurrent.value),
    isUnfolded,
    ignored,
    lacking,
    repeated,
    /** `open`: the member has to map a column. `unread`: the rows were not read by these columns. */
    state: computed<'open' | 'unread' | 'rows'>(() =>
      isOpen.value ? 'open' : isCurrent.value || progress.value ? 'rows' : 'unread',
    ),
    begin,
    /** The file as its rows were read. */
    sent: (): SentFile<Field> => ({ file: content, mapping: answered.peek() }),
    async choose(file: File): Promise<void> {
      const signal = begin('reading');
      const said = await readFirst(file, signal);
      // Cancelled: another file may be read by now.
      if (!signal.aborted) end(said);
    },
    readAgain,
    /** The heading of the column names its field. */
    isAuto: (at: number): boolean => !!auto[at] && auto[at] === mapping.peek().fields[at],
    /** Maps one column. */
    map: (at: number, field: ColumnField<Field>) =>
      remap({ fields: mapping.peek().fields.map((now, i) => (i === at ? field : now)) }),
    takeFirstAsData: (firstIsData: boolean) => remap({ firstIsData }),
    /** Maps the columns by their headings, and forgets how they were mapped. */
    async mapByHeadings(): Promise<void> {
      await remap({ fields: auto });
      const answer = sheet.peek();
      if (answer && mapping.peek().fields === auto) kept.remember(titlesOf(answer), undefined);
    },
    /** Ends reading at once, an import after the call that is under way. */
    cancel(): void {
      ending.abort();
      if (progress.peek()?.step === 'importing') return;
      batch(() => {
        end('');
        // Columns that were mapped for the first time stay chosen, to be read later.
        if (!lackingOf(answered.peek().fields).length) mapping.value = answered.peek();
      });
    },
    restart(): void {
      ending.abort();
      end('');
      start(null);
    },
    /** The screen has gone: nobody waits for the file, but for the call of an import. */
    dispose(): void {
      if (progress.peek()?.step !== 'importing') ending.abort();
    },
  };
}
