import path from 'node:path';
import { shadowPrefix } from './shadow-css.ts';

interface ModuleInfo {
  importedIds: readonly string[];
}
interface Chunking {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Assigns modules to chunks, so that the first widget needs few requests (quality.md, Performance):
 * `core` is all that the entry and the first widget's form need beside the widget itself; modules that later screens
 * share are `more`, small parts of it merged below MERGE_BELOW bytes (scripts/lib/build.mjs).
 */
export function chunkGroups(root: string) {
  const starts = ['src/entries/script.ts', 'widgets/flight/flight-search/index.ts'].map((file) => path.join(root, file));
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
    { debugName: 'more', name: (id: string) => (/\/(src|node_modules)\//.test(id) ? 'more' : null), minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: Number(process.env['MERGE_BELOW'] ?? 0), priority: 5 },
  ];
}
