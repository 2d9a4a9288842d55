import { parse, protocol } from '@electric-sql/pglite';
import type { PGlite, Results } from '@electric-sql/pglite';

/** Statements kept prepared; of more, the one unused for longest is given up. */
const limit = 300;
/** Tables grow under a plan that was made when they were small: it is made anew after so many uses. */
const usesOfAPlan = 1000;

interface Prepared {
  name: string;
  parameterTypes: number[];
  /** The answer to `describe`, which `parseResults` wants before the rows. */
  description: Awaited<ReturnType<PGlite['execProtocolStream']>>;
  uses: number;
}
type Messages = Prepared['description'];

const { serialize } = protocol;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Runs statements on PGlite, prepared from their second use on. PGlite's own `query` parses and plans each time and
 * goes to the database six times for one statement; this goes once.
 */
export function preparedStatements(pglite: PGlite): <R>(text: string, parameters: readonly unknown[]) => Promise<Pick<Results<R>, 'rows' | 'affectedRows'>> {
  const kept = new Map<string, Prepared>();
  const seen = new Set<string>();
  let names = 0;

  const send = async (...parts: Uint8Array[]): Promise<Messages> => await pglite.runExclusive(() => pglite.execProtocolStream(joined(parts), { syncToFs: false }));

  const giveUp = async (text: string, { name }: Prepared): Promise<void> => {
    kept.delete(text);
    await send(serialize.close({ type: 'S', name }), serialize.sync());
  };

  async function prepare(text: string): Promise<Prepared> {
    const name = `s${(names += 1)}`;
    const description = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync());
    return { name, parameterTypes: parse.parseDescribeStatementResults(description), description: description.filter(({ name: kind }) => kind === 'rowDescription'), uses: 0 };
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

  return async <R>(text: string, parameters: readonly unknown[]) => {
    if (!seen.has(text)) {
      if (seen.size > 10 * limit) seen.clear();
      seen.add(text);
      return await pglite.query<R>(text, [...parameters]);
    }
    const prepared = await preparedFor(text);
    prepared.uses += 1;
    const values = parameters.map((value, at) => written(value, prepared.parameterTypes[at] ?? 0));
    const answer = await send(serialize.bind({ statement: prepared.name, values }), serialize.execute({}), serialize.sync());
    const [result] = parse.parseResults([...prepared.description, ...answer], pglite.parsers) as Results<R>[];
    return result ?? { rows: [] };
  };
}
