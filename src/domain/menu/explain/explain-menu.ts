import type { ExplainWords } from './explain-words.ts';
import { explainWords } from './explain-words.ts';
import { levelNames } from '../level-names.ts';
import { menuTable } from '../menu-table.ts';
import type { MenuRow } from '../menu-table.ts';
import { isOn, levelOf } from '../viewer.ts';
import type { TripFlags, Viewer } from '../viewer.ts';
import { hidingRule } from '../visible-menus.ts';
import type { HidingRule, MenuConfig } from '../visible-menus.ts';

export interface MenuExplanation {
  isVisible: boolean;
  /** `unknown`: no such id; `empty`: no child of it is visible. null while it is visible. */
  rule: HidingRule | 'unknown' | 'empty' | null;
  /** One or more sentences for an administrator or a partner. */
  text: string;
}

/** "Why don't I see this item": the rule that hides a menu from a viewer. Agrees with `visibleMenus` by construction. */
export function explainMenu(
  viewer: Viewer | null,
  config: MenuConfig,
  id: number,
  table: readonly MenuRow[] = menuTable,
  words: ExplainWords = explainWords,
): MenuExplanation {
  const row = table.find((known) => known.id === id);
  if (!row) return { isVisible: false, rule: 'unknown', text: words.unknown(id) };
  const name = words.quoted(words.say(row.name));
  const own = row.routeName ? hidingRule(row, viewer, config) : 'empty';
  const children = table
    .filter(({ parentId }) => parentId === id)
    .map((child) => explainMenu(viewer, config, child.id, table, words));
  if (!own || children.some(({ isVisible }) => isVisible))
    return { isVisible: true, rule: null, text: words.visible(name) };
  if (own === 'empty')
    return { isVisible: false, rule: own, text: [words.empty(name), ...children.map(({ text }) => text)].join('\n') };
  return { isVisible: false, rule: own, text: reasons[own](name, words, row, viewer, config) };
}

const reasons: Readonly<
  Record<
    HidingRule,
    (name: string, words: ExplainWords, row: MenuRow, viewer: Viewer | null, config: MenuConfig) => string
  >
> = {
  level: (name, words, { members }, viewer) =>
    words.level(
      name,
      members.map((level) => words.say(levelNames[level])),
      words.say(levelNames[levelOf(viewer)]),
    ),
  partner: (name, words, _, __, { permissionsIds = [], roleIds }) => words.partner(name, roleIds ?? permissionsIds),
  product: (name, words, { product }) => words.product(name, product ?? 'airTicket'),
  closed: (name, words) => words.closed(name),
  tripFlags: (name, words, _, viewer) => words.tripFlags(name, openFlags(viewer?.creditEmployee?.tripLevel)),
  canAudit: (name, words) => words.canAudit(name),
  pnrImport: (name, words) => words.pnrImport(name),
  ownsMoney: (name, words) => words.ownsMoney(name),
};

const flagNames = ['approveFlag', 'feeFlag', 'changeApprove', 'overproof', 'overApprove'] as const;

const openFlags = (flags: TripFlags | undefined) => flagNames.filter((flag) => isOn(flags?.[flag]));
