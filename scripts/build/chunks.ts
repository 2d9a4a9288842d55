import path from 'node:path';
import { shadowPrefix } from './shadow-css.ts';

interface ModuleInfo {
  importedIds: readonly string[];
}
interface Chunking {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Rooms that name the chunks of modules which several screens share; those of one name differ by the screens that need them. */
const shared: readonly (readonly [name: string, rooms: RegExp])[] = [
  ['messages', /\/src\/screens\/messages\//],
  ['screens', /\/src\/screens\//],
  ['rules', /\/src\/(base|domain|contract|theme|routes|api|session)\//],
  ['controls', /\/(src\/(ui|kit)|node_modules)\//],
  ['more', /\/src\//],
];

const firstWidget = 'widgets/flight/flight-search';
const accountCentre = ['widgets/account/centre', 'widgets/shell/account-frame'];
/** The account centre shares parts with each of these widgets. The parts are chunks of their own: a widget loads little more than it needs. */
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
 * room and by the screens that need them. Small groups are not merged: below 1,000 bytes that saves a screen one or two
 * of its 40 requests, and costs it up to 16 kB that it does not need.
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
    // The second form that a partner may mount first.
    common('hotel-form', 9.5, ['widgets/hotel/hotel-booking']),
    ...shared.map(([name, rooms], at) => ({
      debugName: name,
      name: (id: string) => (rooms.test(id) ? name : null),
      minShareCount: 2,
      entriesAware: true,
      priority: 9 - at,
    })),
  ];
}
