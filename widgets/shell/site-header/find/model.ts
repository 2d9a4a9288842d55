import { batch, signal } from '@preact/signals-core';
import { workbench } from '#contract/workbench.ts';
import type { FindKind, FoundGroup, FoundRow } from '#contract/workbench.ts';
import type { LevelKey } from '#domain/account/level.ts';
import { orderPlaceOf, products } from '#domain/product/products.ts';
import type { MenuItem } from '#kit/links/use-menu.ts';
import type { Services } from '#kit/services.ts';

/** Rests of typing shorter than this ask nothing. */
const pauseMs = 200;

interface FoundPlace {
  route: string;
  params: Readonly<Record<string, string>>;
}

const mostPages = 5;
const firstPages = 12;

const pageOf = (name: string, routeName: string, at = 0): MenuItem => ({
  id: -1 - at,
  name,
  routeName,
  query: {},
  children: [],
});

/** Pages that no menu has: an employee's own standard, the reports of a company. */
export function pagesBeside(level: LevelKey): MenuItem[] {
  if (level === '7_0') return [pageOf('我的差旅标准', 'travel_standard')];
  if (level !== '70') return [];
  const reports = new Map(Object.values(products).map(({ report }) => [report.route, report.title]));
  return Array.from(reports, ([route, title], at) => pageOf(title, route, at));
}

/** The signs of a word, in their order: 差标 is in 差旅标准. */
function hasSigns(name: string, word: string): boolean {
  let from = 0;
  return Array.from(word).every((sign) => (from = name.indexOf(sign, from) + 1) > 0);
}

/** Pages of the menu by their name; before anything is typed, the first of them. */
export function pagesOf(tree: readonly MenuItem[], typed: string): MenuItem[] {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const leaves = tree.flatMap((item) => (item.children.length ? item.children : [item]));
  const found = leaves.filter(({ name, routeName }) => routeName && words.every((word) => hasSigns(name, word)));
  return found.slice(0, words.length ? mostPages : firstPages);
}

/** The page of a row. */
export function placeOf(kind: FindKind, { id, title, type }: FoundRow): FoundPlace {
  if (kind === 'employee') return { route: 'credit_member_list', params: { keyword: title } };
  if (kind === 'application') return { route: 'travel_apply_details', params: { applicationId: id } };
  if (kind === 'approval') return { route: 'travel_audit_details', params: { no: id } };
  if (kind === 'bill') return { route: 'finance_enterprise_bill', params: { bill: id } };
  const place = orderPlaceOf(type ?? 'airTicket', id);
  return place ? { route: place.route, params: { ...place.params } } : { route: 'order_list', params: { words: id } };
}

/** The list of a group, with the same words; of orders that of the first row's product. */
export function listOf({ kind, rows: [first] }: FoundGroup, words: string): FoundPlace {
  if (kind === 'employee') return { route: 'credit_member_list', params: { keyword: words } };
  if (kind === 'application') return { route: 'travel_application', params: { keyword: words } };
  if (kind === 'approval')
    return { route: first?.side === 'order' ? 'travel_audit_order' : 'travel_audit', params: { keyword: words } };
  if (kind === 'bill') return { route: 'finance_enterprise_bill', params: {} };
  return { route: 'order_list', params: { type: first?.type ?? 'airTicket', words } };
}

/** Finds while it is typed; the last question alone is answered. */
export function createFind({ api, timers }: Pick<Services, 'api' | 'timers'>) {
  const words = signal('');
  const found = signal<readonly FoundGroup[] | null>(null);
  const failure = signal('');
  const busy = signal(false);
  let cancel = (): void => undefined;
  let ending = new AbortController();

  async function ask(keyword: string): Promise<void> {
    ending = new AbortController();
    const { signal: mine } = ending;
    busy.value = true;
    const outcome = await api.send(workbench.find, { keyword }, { quiet: 'all', signal: mine });
    if (mine.aborted) return;
    batch(() => {
      busy.value = false;
      found.value = outcome.ok ? outcome.data.groups : null;
      failure.value = outcome.ok ? '' : outcome.msg;
    });
  }

  function stop(): void {
    cancel();
    ending.abort();
    busy.value = false;
  }

  return {
    words,
    found,
    failure,
    busy,
    type(typed: string): void {
      words.value = typed;
      stop();
      const keyword = typed.trim();
      if (keyword) cancel = timers.after(pauseMs, () => void ask(keyword));
      else batch(() => ((found.value = null), (failure.value = '')));
    },
    again: () => ask(words.peek().trim()),
    dispose: stop,
  };
}
