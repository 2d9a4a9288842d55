import path from 'node:path';
import { shadowPrefix } from './shadow-css.ts';

interface ModuleInfo {
  importedIds: readonly string[];
}
interface Chunking {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Rooms whose modules may share a chunk, the lower ones first: rooms import in one direction only, so that merged parts
 * of one group seldom need each other through another. The frames of screens come before all: apart from the controls
 * below them they cost every screen less (37 kB over all screens) than among them.
 */
const shared: readonly (readonly [name: string, rooms: RegExp])[] = [
  // The account centre shows the link of the messages: merged among the lists it would bring all of them.
  ['messages', /\/src\/screens\/messages\//],
  ['screens', /\/src\/screens\//],
  ['rules', /\/src\/(base|domain|contract|theme|routes|api|session)\//],
  ['controls', /\/(src\/(ui|kit)|node_modules)\//],
  ['more', /\/src\//],
];

/**
 * Assigns modules to chunks, so that the first widget needs few requests (quality.md, Performance):
 * `core` is all that the entry and the first widget's form need beside the widget itself; modules that later screens
 * share are grouped by room, small parts merged below MERGE_BELOW bytes (scripts/lib/build.mjs).
 */
export function chunkGroups(root: string) {
  const starts = ['src/entries/script.ts', 'widgets/flight/flight-search/index.ts'].map((file) =>
    path.join(root, file),
  );
  const own = path.join(root, 'widgets/flight/flight-search');
  let core: Set<string> | undefined;

  const reachable = (context: Chunking): Set<string> => {
    const found = new Set<string>();
    const waiting = [...starts];
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
    return found;
  };
  const isCore = (id: string, context: Chunking): boolean => {
    core ??= reachable(context);
    return core.has(id) && !starts.includes(id) && !id.replace(shadowPrefix, `${root}/`).startsWith(own);
  };
  return [
    { debugName: 'core', name: (id: string, context: Chunking) => (isCore(id, context) ? 'core' : null), priority: 10 },
    ...shared.map(([name, rooms], at) => ({
      debugName: name,
      name: (id: string) => (rooms.test(id) ? name : null),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: Number(process.env['MERGE_BELOW'] ?? 0),
      priority: 9 - at,
    })),
  ];
}
