import type { Database, Tx } from '../tables/database.ts';

/** Writes of the embedded database: one process has it open, and all of its statements pass here. */
interface Writes {
  /** Takes note of a statement before it runs. */
  note(text: string): void;
  /** Calls `listener` for each statement that may write one of these tables. */
  watch(tables: readonly string[], listener: (text: string) => void): void;
}

const writesOf = new WeakMap<Database | Tx, Writes>();

/** From now on this process may remember answers of `db`: nothing else writes to it. */
export function rememberFrom(db: Database, writes: Writes): void {
  writesOf.set(db, writes);
}

const maxTexts = 2000;

export function watchWrites(): Writes {
  const watchers: { names: RegExp; listener: (text: string) => void }[] = [];
  const known = new Map<string, ((text: string) => void)[]>();
  return {
    note(text) {
      let listeners = known.get(text);
      if (!listeners) {
        if (known.size >= maxTexts) known.clear();
        listeners = onlyReads(text)
          ? []
          : watchers.filter(({ names }) => names.test(text) || !isOfRows(text)).map(({ listener }) => listener);
        known.set(text, listeners);
      }
      for (const listener of listeners) listener(text);
    },
    watch(tables, listener) {
      watchers.push({ names: new RegExp(`\\b(?:${tables.join('|')})\\b`), listener });
      known.clear();
    },
  };
}

/** A list of one owner begins with a bracket; rows that are locked are not written. */
const onlyReads = (text: string): boolean =>
  /^[\s(]*(?:select|with|begin|commit|rollback)\b/i.test(text) &&
  !/\b(?:insert|(?<!\bfor (?:no key )?)update|delete)\b/i.test(text);
/** Other writes (`truncate … cascade`, `alter table`) may change any table. */
const isOfRows = (text: string): boolean => /^\s*(?:with|insert|update|delete)\b/i.test(text);

interface Memory<Row> {
  /** Rises with each write: an answer that was asked for before is not remembered. */
  writes: number;
  answers: Map<string, Row[]>;
}

const maxAnswers = 5000;

/**
 * A read whose answers stay in memory until one of its tables is written, where no other process can write: on the
 * embedded database, outside of transactions. That database lends one connection, so while a transaction holds
 * uncommitted rows no answer is read, and none is remembered. An empty answer is asked for again.
 * `except`: writes that keep the answers; their caller changes the remembered rows itself. `holds`: does a remembered
 * answer hold for these values, which have its key?
 */
export function remembered<Values extends readonly unknown[], Row>(
  tables: readonly string[],
  read: (db: Database | Tx, ...values: Values) => Promise<Row[]>,
  {
    except = () => false,
    key: keyOf = (...values) => values.join('\n'),
    holds = () => true,
  }: {
    except?: (text: string) => boolean;
    key?: (...values: Values) => string;
    holds?: (rows: readonly Row[], ...values: Values) => boolean;
  } = {},
): (db: Database | Tx, ...values: Values) => Promise<Row[]> {
  const memories = new WeakMap<Database | Tx, Memory<Row>>();

  const memoryOf = (db: Database | Tx, writes: Writes): Memory<Row> => {
    const before = memories.get(db);
    if (before) return before;
    const memory: Memory<Row> = { writes: 0, answers: new Map() };
    writes.watch(tables, (text) => {
      if (except(text)) return;
      memory.writes += 1;
      memory.answers.clear();
    });
    memories.set(db, memory);
    return memory;
  };

  return async (db, ...values) => {
    const writes = writesOf.get(db);
    if (!writes) return await read(db, ...values);
    const memory = memoryOf(db, writes);
    const key = keyOf(...values);
    const known = memory.answers.get(key);
    if (known && holds(known, ...values)) return known;
    const seen = memory.writes;
    const rows = await read(db, ...values);
    if (memory.writes === seen && rows.length) {
      if (memory.answers.size >= maxAnswers) memory.answers.clear();
      memory.answers.set(key, rows);
    }
    return rows;
  };
}

/** An answer of a moment, and the next moment at which the clock alone changes it. */
export interface UntilThen<Answer> {
  answer: Answer;
  until: number | null;
}

/**
 * The same for an answer that depends on the clock: it holds from the moment for which it was read until the next one at
 * which a row comes or goes by the clock. `key` names everything else that it depends on.
 */
export function rememberedUntil<Answer>(
  tables: readonly string[],
): (db: Database | Tx, key: string, now: number, read: () => Promise<UntilThen<Answer>>) => Promise<Answer> {
  const ask = remembered(
    tables,
    async (_db, _key: string, now: number, read: () => Promise<UntilThen<Answer>>) => [{ ...(await read()), now }],
    {
      key: (key) => key,
      holds: ([known], _key, now) =>
        known !== undefined && known.now <= now && now < (known.until ?? Number.POSITIVE_INFINITY),
    },
  );
  return async (db, key, now, read) => {
    const [known] = await ask(db, key, now, read);
    if (!known) throw new Error('an answer of a moment is one row');
    return known.answer;
  };
}
