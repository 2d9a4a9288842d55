import path from 'node:path';
import { parseAst } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { textOfLateSteps } from './late-steps.ts';

const helper = path.resolve(import.meta.dirname, '../../src/base/import-again.ts');

interface Node {
  type: string;
  start: number;
  end: number;
  source?: { value: string };
  specifiers?: { imported?: Named; local: Named; exported?: Named; type: string }[];
  declaration?: unknown;
}
interface Named {
  name: string;
}

function* importCallsOf(node: unknown): Generator<Node> {
  if (!node || typeof node !== 'object') return;
  if ((node as Node).type === 'ImportExpression') yield node as Node;
  for (const part of Object.values(node)) yield* importCallsOf(part);
}

interface Parsed {
  body: Node[];
  calls: Node[];
}

/** A small chunk is written into many files; it is read once. */
const parsed = new Map<string, Parsed>();
function parse(code: string): Parsed {
  const known = parsed.get(code);
  if (known) return known;
  const { body } = parseAst(code) as unknown as { body: Node[] };
  const read = { body, calls: Array.from(importCallsOf(body)) };
  parsed.set(code, read);
  return read;
}

/** `./core-abc.js` → `core-abc`: the name that the loader requests (src/loader/load.ts). */
const nameIn = (source: string): string => {
  const [, name] = /^\.\/([\w.~-]+)\.js$/.exec(source) ?? [];
  if (!name) throw new Error(`${source} is no file of the release`);
  return name;
};

const quoted = (name: string) => `\`${name}\``;
/** A need that is a file of its own. */
const alone = (name: string) => `[${quoted(name)}]`;

/**
 * A chunk as what the loader puts together: `make, …needs`, which a file exports as a list. `make` takes what each needed chunk
 * exports and the function for later parts, and returns its own exports; it ignores the needs of `before`. No engine loads a module again that failed
 * under its address, and an `import` at a chunk's top cannot name another one.
 */
export function asPart(
  code: string,
  written: (name: string) => string = alone,
  before: readonly string[] = [],
): string {
  const { body, calls } = parse(code);
  const taken: string[] = [];
  const needs: string[] = [];
  const given: string[] = [];
  const cuts: [start: number, end: number, text: string][] = [];
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      if (node.specifiers?.some(({ type }) => type !== 'ImportSpecifier'))
        throw new Error('a chunk imports another one as a whole');
      taken.push(
        `{${node.specifiers?.map(({ imported, local }) => (imported?.name === local.name ? local.name : `${imported?.name}:${local.name}`)).join()}}`,
      );
      needs.push(nameIn(node.source?.value ?? ''));
    } else if (node.type.startsWith('Export')) {
      if (node.type !== 'ExportNamedDeclaration' || node.source || node.declaration)
        throw new Error('a chunk exports otherwise than by one list of names');
      given.push(
        ...(node.specifiers ?? []).map(({ local, exported }) =>
          exported?.name === local.name ? local.name : `${exported?.name}:${local.name}`,
        ),
      );
    } else continue;
    cuts.push([node.start, node.end, '']);
  }
  if (/\$part\b/.test(code)) throw new Error('$part is the name of something else');
  for (const node of calls)
    cuts.push([
      node.start,
      node.end,
      `$part(\`${nameIn((node.source as { value?: string } | undefined)?.value ?? (node.source as unknown as { quasis: { value: { cooked: string } }[] }).quasis[0]?.value.cooked ?? '')}\`)`,
    ]);
  let text = code;
  for (const [start, end, instead] of cuts.sort(([a], [b]) => b - a))
    text = text.slice(0, start) + instead + text.slice(end);
  // In parentheses the engine compiles it at once, not when it is called.
  return `(($part${[...before.map(() => '{}'), ...taken].map((names) => `,${names}`).join('')})=>{${text.replace(/^[\s;]+|[\s;]+$/g, '')};return{${given.join()}}})${[...before, ...needs.map(written)].map((need) => `,${need}`).join('')}`;
}

/** A chunk of fewer characters is no file: each file that needs it carries it, and the loader makes it once. */
const carriedBelow = 8_000;

/** Small chunk → the file that carries it. */
type Carriers = ReadonlyMap<string, string>;

/**
 * The text of a file. A carried chunk that another one needs stands with its recipe at the file's head: a part that
 * needs it may be known already, from a file that takes this chunk from a third one. A chunk that a needed file carries
 * (`from`: chunk → that file) is asked for when that file is there, by a part that hands it on.
 */
export function asFile(
  name: string,
  codeOf: ReadonlyMap<string, string>,
  importsOf: (name: string) => readonly string[],
  carried: ReadonlySet<string>,
  from: Carriers = new Map(),
): string {
  /** Small chunks that a small chunk of this file needs, each behind its own needs. */
  const first = new Set<string>();
  const seen = new Set<string>();
  const visit = (one: string): void => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const need of importsOf(one)) {
      if (!carried.has(need) || from.has(need)) continue;
      visit(need);
      if (one !== name) first.add(need);
    }
  };
  visit(name);
  const told = new Set<string>();
  const partOf = (one: string, before: readonly string[] = []): string =>
    asPart(codeOf.get(one) ?? '', written, before);
  const written = (need: string): string => {
    const file = from.get(need);
    // Each time in full: its first place may stand in a part that another file has brought before.
    if (file) return `[${quoted(`${need}@`)},[$=>$(${quoted(need)}),${alone(file)}]]`;
    if (!carried.has(need) || told.has(need)) return alone(need);
    told.add(need);
    return `[${quoted(need)},[${partOf(need)}]]`;
  };
  const before = [...first].map(written);
  return `export default[${partOf(name, before)}];\n`;
}

/** File → the small chunks that come with a file that it needs: the chunk → that file. */
export function carriersOf(
  files: readonly string[],
  importsOf: (name: string) => readonly string[],
  carried: ReadonlySet<string>,
): Map<string, Carriers> {
  const from = new Map<string, Map<string, string>>();
  /** The small chunks behind a file or chunk, up to the next files. */
  const insideOf = (name: string, found = new Set<string>()): Set<string> => {
    for (const next of importsOf(name))
      if (carried.has(next) && !found.has(next)) {
        found.add(next);
        insideOf(next, found);
      }
    return found;
  };
  const visit = (file: string): ReadonlyMap<string, string> => {
    const known = from.get(file);
    if (known) return known;
    const given = new Map<string, string>();
    const inside = insideOf(file);
    for (const next of [file, ...inside].flatMap(importsOf)) {
      if (carried.has(next)) continue;
      const further = visit(next);
      for (const part of insideOf(next)) given.set(part, further.get(part) ?? next);
      for (const [part, carrier] of further) given.set(part, carrier);
    }
    from.set(file, given);
    return given;
  };
  for (const file of files) visit(file);
  return from;
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'isEntry' | 'code' | 'dynamicImports'>;

/** Needed by the frame of the account centre and by the screen in it, two files that do not know of each other. */
const neverCarried = 'frame';
/** The first widget is two files, whatever it shares with others: the loader requests both at once. */
const alwaysCarried = 'form';

/** Small chunks, which stand in the files that need them. */
export function carriedOf(chunks: readonly Chunk[]): string[] {
  return chunks
    .filter(
      ({ name, isEntry, code }) =>
        !isEntry && name !== neverCarried && (name === alwaysCarried || code.length < carriedBelow),
    )
    .map(({ fileName }) => fileName);
}

/**
 * Chunks that are files: all but the small ones, and a small one that is requested by itself, also where the bundler has
 * put the requested module into a chunk of another name.
 */
export function filesOf(chunks: readonly Chunk[], carried: ReadonlySet<string>): string[] {
  const requested = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  return chunks.flatMap(({ fileName }) => (carried.has(fileName) && !requested.has(fileName) ? [] : fileName));
}

/** Chunks that need each other could never be put together. */
function checkOrder(chunks: readonly { fileName: string; imports: string[] }[]): void {
  const needsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const visit = (file: string, behind: readonly string[]) => {
    if (behind.includes(file)) throw new Error(`chunks need each other: ${[...behind, file].join(' → ')}`);
    if (done.has(file)) return;
    for (const next of needsOf.get(file) ?? []) visit(next, [...behind, file]);
    done.add(file);
  };
  for (const { fileName } of chunks) visit(fileName, []);
}

/**
 * Every lost chunk is requested again under another address: the loader puts the chunks
 * together and repeats requests, so `importAgain` only asks. Replaces Vite's preload helper,
 * which would append `<link>` to the partner's head.
 */
export function lostChunks(): Plugin[] {
  const carried = new Set<string>();
  /** Chunk → the chunks that it imports. */
  const needsIn = new Map<string, string[]>();
  const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk');
  const nameOf = (fileName: string) => path.basename(fileName, '.js');
  return [
    {
      name: 'carried-chunks',
      // Before the bundler's manifest is written: it lists files alone.
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          const chunks = chunksOf(bundle);
          checkOrder(chunks);
          carried.clear();
          for (const fileName of carriedOf(chunks)) carried.add(fileName);
          const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
          needsIn.clear();
          for (const [fileName, imports] of importsOf) needsIn.set(nameOf(fileName), imports.map(nameOf));
          const filesFor = (fileName: string): string[] =>
            (importsOf.get(fileName) ?? []).flatMap((next) => (carried.has(next) ? filesFor(next) : next));
          for (const chunk of chunks) chunk.imports = [...new Set(filesFor(chunk.fileName))];
        },
      },
    },
    {
      name: 'lost-chunks',
      enforce: 'pre',
      load: {
        order: 'pre',
        handler: (id) =>
          /vite\/preload-helper/.test(id)
            ? 'export const __vitePreload = (load) => load();'
            : id === helper
              ? 'export const importAgain = (load) => load();'
              : null,
      },
      transform(code, id) {
        // A chunk's exports are handed over once.
        if (/\/(src|widgets)\//.test(id) && /^export (let|var)\b/m.test(code))
          this.error('an export that changes does not reach another chunk');
      },
      augmentChunkHash: textOfLateSteps,
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          // The list of what Vite's own helper would preload is empty, and some thirty times the same.
          const codes = new Map(
            chunksOf(bundle).map(({ fileName, code }) => [
              nameOf(fileName),
              code.replaceAll(/,\s*\[\],\s*import\.meta\.url\)/g, ')'),
            ]),
          );
          const names = new Set([...carried].map(nameOf));
          const files = new Set(filesOf(chunksOf(bundle), carried));
          for (const chunk of chunksOf(bundle)) if (!files.has(chunk.fileName)) delete bundle[chunk.fileName];
          const kept = chunksOf(bundle);
          const importsOf = (name: string) => needsIn.get(name) ?? [];
          const from = carriersOf(
            kept.map(({ fileName }) => nameOf(fileName)),
            importsOf,
            names,
          );
          for (const chunk of kept) {
            const name = nameOf(chunk.fileName);
            chunk.code = asFile(name, codes, importsOf, names, from.get(name));
          }
          parsed.clear();
        },
      },
    },
  ];
}
