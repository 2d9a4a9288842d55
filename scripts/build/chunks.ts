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

const firstWidget = 'widgets/flight/flight-search';
const accountCentre = ['widgets/account/centre', 'widgets/shell/account-frame'];
/** What the account centre shares with one of these widgets, apart from the rest of it: they load little more than they need. */
const besideAccount: readonly (readonly [name: string, ...widgets: string[]])[] = [
  ['account-form', 'widgets/hotel/hotel-booking'],
  ['account-login', 'widgets/account/login'],
  [
    'account-journey',
    'widgets/flight/flight-booking',
    'widgets/hotel/hotel-order',
    'widgets/hotel/hotel-order-detail',
    'widgets/shell/agreement',
  ],
];

function reachable(starts: readonly string[], context: Chunking): Set<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * Assigns modules to chunks, so that the first widget and the account centre need few requests (quality.md,
 * Performance): `core` is all that the entry and the first widget's form need beside the widget itself, `account` the
 * same for the account centre's first screen and the frame around all its screens. No chunk of these needs a later one:
 * each holds what its modules import, or leaves it to an earlier one. Modules that later screens share are grouped by
 * room, small parts merged below MERGE_BELOW bytes (scripts/lib/build.mjs).
 */
export function chunkGroups(root: string) {
  const below = (id: string, folder: string) =>
    id.replace(shadowPrefix, `${root}/`).startsWith(path.join(root, folder));
  const known = new Map<string, Set<string>>();
  /** All that the widgets need; their own files as well. */
  const needsOf = (widgets: readonly string[], context: Chunking): Set<string> => {
    const key = widgets.join();
    const needs =
      known.get(key) ??
      reachable(
        widgets.map((widget) => path.join(root, widget.endsWith('.ts') ? widget : `${widget}/index.ts`)),
        context,
      );
    known.set(key, needs);
    return needs;
  };
  /** Modules that every one of these sets of widgets needs. */
  const common = (name: string, priority: number, ...sets: readonly (readonly string[])[]) => ({
    debugName: name,
    name: (id: string, context: Chunking) =>
      sets.every((widgets) => needsOf(widgets, context).has(id) && !widgets.some((widget) => below(id, widget)))
        ? name
        : null,
    priority,
  });
  return [
    common('core', 30, ['src/entries/script.ts', firstWidget]),
    ...besideAccount.map(([name, ...widgets], at) => common(name, 20 - at, accountCentre, widgets)),
    common('account', 10, accountCentre),
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
