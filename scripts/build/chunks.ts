import path from 'node:path';
import { alreadyLoaded, reachable } from './chunk-needs.ts';
import type { Graph } from './chunk-needs.ts';
import { mergeParts } from './chunk-parts.ts';
import type { Part } from './chunk-parts.ts';
import { shadowPrefix } from './shadow-css.ts';

interface ModuleInfo {
  code?: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
interface Chunking {
  getModuleInfo(id: string): ModuleInfo | null;
}

const entry = 'src/entries/script.ts';
const doctor = 'src/doctor/examine.ts';
const firstWidget = 'widgets/flight/flight-search/index.ts';
const registry = 'widgets/registry.ts';
const tables = 'widgets/screens.ts';
/** Named by the tables, with screens of its own: a file of a few names. */
const companyTable = 'widgets/company-screens.ts';
/** Asked for with the tables by every place that opens: one file with them. */
const styles = 'src/ui/base/more-styles.ts';
const besideTables = ['src/runtime/show-of.ts', styles, 'src/runtime/place/open-listed.ts'];
/** Around the screens of the account centre, which share most of what it needs. */
const frame = 'widgets/shell/account-frame/index.ts';
/** Public widgets, which a page shows without the tables. */
const withoutTables = new Set([
  firstWidget,
  'widgets/hotel/hotel-booking/index.ts',
  'widgets/train/train-booking/index.ts',
  'widgets/account/login/index.ts',
  'widgets/account/login-classic/index.ts',
]);

/** A part has the name of the room that most of its text comes from. */
const rooms: readonly (readonly [name: string, folder: RegExp])[] = [
  ['screens', /^(src\/(screens|parts)|widgets)\//],
  ['controls', /^(src\/(ui|kit)|node_modules)\//],
  ['rules', /^src\//],
];

/** Packages have one name, wherever they lie. */
const shortOf = (root: string, id: string) =>
  id
    .replace(shadowPrefix, '')
    .replace(`${root}/`, '')
    .replace(/^\/.*\/node_modules\//, 'node_modules/');

/** All modules behind the entries by their path below the project. */
function readGraph(root: string, context: Chunking, entries: readonly string[]): Graph {
  const graph: Graph = new Map();
  const short = (id: string) => shortOf(root, id);
  const waiting = entries.map((file) => path.join(root, file));
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    const info = graph.has(short(id)) ? null : context.getModuleInfo(id);
    if (!info) continue;
    const { importedIds, dynamicallyImportedIds } = info;
    graph.set(short(id), {
      // The place of the project is no text of it.
      size: (info.code ?? '').replaceAll(root, '').length,
      imports: importedIds.map(short),
      later: dynamicallyImportedIds.map(short).filter((next) => !besideTables.includes(next)),
    });
    waiting.push(...importedIds, ...dynamicallyImportedIds);
  }
  const [table, ofCompany] = [graph.get(tables), graph.get(companyTable)];
  table?.imports.push(...besideTables);
  // Its screens share parts with all others, as if the tables named them.
  if (table && ofCompany && graph.delete(companyTable))
    table.later = table.later.flatMap((next) => (next === companyTable ? ofCompany.later : [next]));
  return graph;
}

/** Module → name of its group; a module without one stays with the only file that needs it. */
function assign(graph: Graph, starts: readonly string[], partSize?: number): Map<string, string> {
  const laters = new Set([...graph.values()].flatMap(({ later }) => later));
  const entries = [...new Set([...starts, ...laters])].sort();
  const needs = new Map(entries.map((one) => [one, reachable(one, graph)]));
  const shown = new Set([registry, tables].flatMap((table) => graph.get(table)?.later ?? []));
  const loaded = alreadyLoaded(graph, needs, starts, (one) =>
    shown.has(one) && !withoutTables.has(one) ? (needs.get(tables) ?? new Set()) : new Set(),
  );
  const framed = new Set([frame, styles].flatMap((one) => [...reachable(one, graph)]));
  const plain = new Set([styles, ...withoutTables].flatMap((one) => [...reachable(one, graph)]));
  const first = needs.get(firstWidget) ?? new Set();
  const shownAmong = (users: readonly string[]) => users.filter((user) => shown.has(user)).length;
  const isCommon = (users: readonly string[]) => shownAmong(users) > shown.size / 2;

  const names = new Map<string, string>();
  const parts = new Map<string, Part>();
  const form = new Map<string, readonly string[]>();
  for (const [id, { size }] of graph) {
    const users = entries.filter((one) => needs.get(one)?.has(id) && !loaded.get(one)?.has(id));
    const isBelow = isCommon(users) || users.includes(tables);
    if (users.includes(starts[0] ?? '') || (first.has(id) && isBelow)) names.set(id, 'core');
    else if (framed.has(id) && isBelow) names.set(id, plain.has(id) ? 'controls' : 'places');
    else if (users.includes(tables)) names.set(id, 'places');
    else if (users.length < 2) continue;
    // The first widget has no file beside its own and the entry's: what few screens share with it stands in theirs.
    else if (first.has(id) && shownAmong(users) > 5) names.set(id, 'core');
    else if (first.has(id)) form.set(id, users);
    else if (framed.has(id) && shownAmong(users) >= Math.floor(shown.size / 4))
      names.set(id, plain.has(id) ? 'frame' : 'places');
    else {
      const part: Part = parts.get(users.join()) ?? { users: new Set(users), modules: [], size: 0 };
      part.modules.push(id);
      part.size += size;
      parts.set(users.join(), part);
    }
  }
  let formSize = 0;
  const needed = new Map<string, number>();
  for (const [id, users] of form) {
    const size = graph.get(id)?.size ?? 0;
    formSize += size;
    for (const user of users) needed.set(user, (needed.get(user) ?? 0) + size);
  }
  const isLoner = (user: string) => shown.has(user) && (needed.get(user) ?? 0) < formSize / 10;
  for (const [id, users] of form) names.set(id, users.some(isLoner) ? 'core' : 'form');
  const weightOf = (user: string) => (shown.has(user) ? 4 : 1);
  for (const [at, { modules }] of mergeParts([...parts.values()], graph, names, weightOf, partSize).entries()) {
    const sizeIn = (folder: RegExp) =>
      modules.reduce((sum, id) => sum + (folder.test(id) ? (graph.get(id)?.size ?? 0) : 0), 0);
    const [[name] = ['more']] = rooms.toSorted(([, a], [, b]) => sizeIn(b) - sizeIn(a));
    for (const id of modules) names.set(id, `${name}~${at}`);
  }
  return names;
}

/**
 * Assigns modules to chunks, so that every screen needs few requests and few bytes.
 * - `core`: all that the entry needs, and what most screens share with the first widget. Its file is named after the
 *   entry, `script`.
 * - `form`: what at most four other screens share with the first widget. It is no file: each of them carries it. A
 *   screen that needs less than a tenth of it has that in the core.
 * - `controls`: what most screens share with the frame of the account centre, as far as the sheets of controls and the
 *   logins go. `frame`: what a quarter of the screens share with both.
 * - `places`: the rest of what most or a quarter share with the frame of the account centre, with the tables of places
 *   and what decides about them.
 *
 * Other modules form parts by the files that need them and do not have them yet; parts are merged where that costs less
 * than a request.
 */
export function chunkGroups(root: string, starts: readonly string[] = [entry, doctor], partSize?: number) {
  let names: Map<string, string> | undefined;
  return [
    {
      debugName: 'parts',
      name(id: string, context: Chunking): string | null {
        names ??= assign(readGraph(root, context, starts), starts, partSize);
        return names.get(shortOf(root, id)) ?? null;
      },
    },
  ];
}

/** A request of the first-party site costs about as much as so much source text. */
const siteRequest = 6000;

/** The same for the first-party site, which otherwise has a file for each set of screens that share a module. */
export const siteGroups = (root: string) => chunkGroups(root, ['demo/site/src/main.tsx'], siteRequest);

/**
 * The same for the npm package, whose entries load the runtime with the first mount: `core` comes with the runtime,
 * `form` is the rest that the first widget shares. Small files beside each other are larger than one.
 */
export function npmChunkGroups(root: string, entries: readonly string[]) {
  let graph: Graph | undefined;
  const known = new Map<string, ReadonlySet<string>>();
  const behind = (start: string, all: Graph): ReadonlySet<string> => {
    const found = known.get(start) ?? reachable(start, all);
    known.set(start, found);
    return found;
  };
  const named = (priority: number, nameOf: (isIn: (start: string) => boolean, all: Graph) => string | null) => ({
    priority,
    debugName: `parts ${priority}`,
    name(id: string, context: Chunking): string | null {
      const all = (graph ??= readGraph(root, context, entries));
      const short = shortOf(root, id);
      return short === entry ? null : nameOf((start) => behind(start, all).has(short), all);
    },
  });
  return [
    // First, those of most users before the others: a group takes all that its modules import and no earlier one has.
    ...entries.slice(1).map((_, at) =>
      named(2 + at, (isIn) => {
        const users = entries.filter(isIn).map((user) => path.parse(user).name);
        return users.length === 2 + at ? `for-${users.join('-')}` : null;
      }),
    ),
    named(1, (isIn, all) => {
      if (isIn(entry)) return 'core';
      const laters = new Set([...all.values()].flatMap(({ later }) => later));
      return isIn(firstWidget) && [...laters].filter(isIn).length > 1 ? 'form' : null;
    }),
  ];
}
