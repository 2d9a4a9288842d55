import { parse, protocol } from '@electric-sql/pglite';
import type { PGlite } from '@electric-sql/pglite';
import { readAnswers } from './read-answer.ts';
import type { Answer, Column } from './read-answer.ts';
import { writeQuestion } from './write-question.ts';

/** Statements kept prepared; of more, the one unused for longest is given up. */
const limit = 300;
/** Tables grow under a plan that was made when they were small: it is made again after so many uses. */
const usesOfAPlan = 1000;

interface Prepared {
  name: string;
  parameterTypes: number[];
  columns: Column[];
  uses: number;
}

const { serialize } = protocol;

const sync = Buffer.from(serialize.sync());

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
interface RowDescription {
  fields: { name: string; dataTypeID: number }[];
}

const asText = (text: string): string => text;

export interface Statement {
  text: string;
  parameters: readonly unknown[];
}

/** Runs statements one after another, in one question to the database. An error of one ends all that follow. */
export type RunStatements = (statements: readonly Statement[]) => Promise<Answer<unknown>[]>;

/**
 * Runs statements on PGlite, prepared from their second use on. PGlite's own `query` parses and plans each time and
 * goes to the database six times for one statement; this goes once.
 */
export function preparedStatements(pglite: PGlite): RunStatements {
  const kept = new Map<string, Prepared>();
  const seen = new Set<string>();
  let names = 0;

  const send = async (...parts: Uint8Array[]): Promise<Messages> =>
    await pglite.runExclusive(() => pglite.execProtocolStream(Buffer.concat(parts), { syncToFs: false }));

  const giveUp = async (text: string, { name }: Prepared): Promise<void> => {
    kept.delete(text);
    await send(serialize.close({ type: 'S', name }), serialize.sync());
  };

  const columnsOf = (description: Messages): Column[] =>
    description
      .filter(({ name }) => name === 'rowDescription')
      .flatMap((message) => (message as unknown as RowDescription).fields)
      .map(({ name, dataTypeID }) => {
        const parser = pglite.parsers[dataTypeID];
        return { name, read: parser ? (text) => parser(text, dataTypeID) as unknown : asText };
      });

  async function prepare(text: string): Promise<Prepared> {
    const name = `s${(names += 1)}`;
    const description = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    return {
      name,
      parameterTypes: parse.parseDescribeStatementResults(description),
      columns: columnsOf(description),
      uses: 0,
    };
  }

  async function preparedFor(text: string): Promise<Prepared> {
    const known = kept.get(text);
    if (known && known.uses < usesOfAPlan) {
      kept.delete(text);
      kept.set(text, known);
      return known;
    }
    if (known) await giveUp(text, known);
    const made = await prepare(text);
    kept.set(text, made);
    const [oldest] = kept;
    if (kept.size > limit && oldest) await giveUp(...oldest);
    return made;
  }

  const written = (value: unknown, type: number): string | null => {
    if (value === null || value === undefined) return null;
    const serializer = pglite.serializers[type];
    return serializer ? serializer(value) : String(value);
  };

  const isFirstUse = (text: string): boolean => {
    if (seen.has(text)) return false;
    if (seen.size > 10 * limit) seen.clear();
    seen.add(text);
    return true;
  };

  async function questionOf({ text, parameters }: Statement): Promise<{ question: Buffer; columns: Column[] }> {
    const prepared = await preparedFor(text);
    prepared.uses += 1;
    const values = parameters.map((value, at) => written(value, prepared.parameterTypes[at] ?? 0));
    return { question: writeQuestion(prepared.name, values), columns: prepared.columns };
  }

  async function runUnprepared(statements: readonly Statement[]): Promise<Answer<unknown>[]> {
    const answers: Answer<unknown>[] = [];
    for (const { text, parameters } of statements) {
      const { rows, affectedRows = 0 } = await pglite.query<unknown>(text, [...parameters]);
      answers.push({ rows, affectedRows });
    }
    return answers;
  }

  return async (statements) => {
    const firstUses = statements.filter(({ text }) => isFirstUse(text));
    if (firstUses.length) return await runUnprepared(statements);
    const questions: Buffer[] = [];
    const columns: Column[][] = [];
    for (const statement of statements) {
      const asked = await questionOf(statement);
      questions.push(asked.question);
      columns.push(asked.columns);
    }
    const bytes = await pglite.runExclusive(() =>
      pglite.execProtocolRaw(Buffer.concat([...questions, sync]), { syncToFs: false }),
    );
    return readAnswers(bytes, columns);
  };
}
