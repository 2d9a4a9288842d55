import { signal } from '@preact/signals-core';
import { cover } from '#base/cover.ts';
import { guarded } from '#base/stray.ts';
import { placeOf } from '#routes/path.ts';
import type { Route } from '#routes/route.ts';
import { heldHere, isOwnEntry, markEntry, readdress, writeEntry } from './history-entry.ts';
import type { Navigator } from './navigator.ts';
import { addressOf } from './place.ts';
import type { Place } from './place.ts';

/** Part of the page's address that holds the place of a widget. */
export interface AddressPart {
  /** The widget's path and query out of the page's address; null when it holds none. */
  read(): string | null;
  /** The page's address with the widget's path in it, so that the page's `<base>` changes nothing. */
  write(address: string): string;
  /** The part belongs to its widget no more. */
  free?(): void;
}

const withoutHash = (address: string): string => address.replace(/#.*/, '');
/** The page's `<base>` would lead a relative address elsewhere; without one, links stay as short as the page's own. */
const isBased = (): boolean => withoutHash(document.baseURI) !== withoutHash(location.href);

/** Parts of the hash → the containers that they belong to, of all applications of the page. */
const owned = new Map<string, HTMLElement>();

/**
 * The part of a widget: its name, and a number from the second container of that name on, in the order of the page, so
 * that a reload finds the same one whichever comes first into view. Containers that say another router have no part.
 */
function ownPart(name: string, host: HTMLElement): string {
  const said = (element: Element) => element.getAttribute('data-router') ?? element.getAttribute('router');
  const usual = said(host) === null ? 'hash' : null;
  const marked = document.querySelectorAll(`[data-travel-widget="${name}"], travel-widget[name="${name}"]`);
  // A container that has left the page gives its part up: a page that is shown again has a new one in its place.
  for (const [key, { isConnected }] of owned) if (!isConnected) owned.delete(key);
  const known = [...owned].flatMap(([key, element]) => (key.replace(/-\d+$/, '') === name ? [element] : []));
  const before = new Set(
    [...marked, ...known].filter(
      (one) =>
        one !== host &&
        one.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING &&
        (known.some((element) => element === one) || (said(one) ?? usual) === 'hash'),
    ),
  );
  const keyAt = (at: number) => (at ? `${name}-${at + 1}` : name);
  let at = before.size;
  // One that was added above a running widget does not take its part.
  while (owned.has(keyAt(at)) && owned.get(keyAt(at)) !== host) at += 1;
  owned.set(keyAt(at), host);
  return keyAt(at);
}

/** In the page's hash, beside other parts: `#flight-search=/airTicket/query?from=PEK%26to=SHA`. */
export function hashPart(name: string, host?: HTMLElement): AddressPart {
  const key = host ? ownPart(name, host) : name;
  const parts = () => location.hash.slice(1).split('&').filter(Boolean);
  const isOurs = (part: string) => part.startsWith(`${key}=/`);
  return {
    read() {
      const found = parts().find(isOurs);
      return found ? found.slice(key.length + 1).replaceAll('%26', '&') : null;
    },
    write(address) {
      const others = parts().filter((part) => !isOurs(part));
      return `${isBased() ? withoutHash(location.href) : ''}#${[...others, `${key}=${address.replaceAll('&', '%26')}`].join('&')}`;
    },
    free: () => void (owned.get(key) === host && owned.delete(key)),
  };
}

/** In the page's path below a base: the first-party site, and partners with `data-router="history"`. */
export function pathPart(base: string): AddressPart {
  const start = base.replace(/\/+$/, '');
  return {
    read: () =>
      location.pathname.startsWith(`${start}/`) || location.pathname === start
        ? (location.pathname.slice(start.length) || '/') + location.search
        : null,
    write: (address) => (isBased() ? location.origin : '') + start + address + location.hash,
  };
}

/** Query keys that a route holds in the history entry: they leave the address and survive a reload. */
function heldQuery(routes: readonly Route[]) {
  const keysOf = ({ name }: Place) => routes.find((route) => route.name === name)?.held ?? [];
  const pick = (place: Place, isHeld: boolean) =>
    Object.fromEntries(Object.entries(place.query).filter(([key]) => keysOf(place).includes(key) === isHeld));
  return {
    /** Held values of a place. */
    of: (place: Place) => pick(place, true),
    /** Address of a place without them. */
    addressOf: (place: Place) => addressOf(routes, { ...place, query: pick(place, false) }),
    /** The place of an address, with what its entry holds. */
    restore(place: Place): Place {
      const stored = heldHere();
      const held = keysOf(place).flatMap((key) =>
        typeof stored[key] === 'string' ? [[key, stored[key]] as const] : [],
      );
      return held.length ? { ...place, query: { ...Object.fromEntries(held), ...place.query } } : place;
    },
  };
}

/**
 * Keeps the place in the page's address, so that a link, a reload and the back button restore it. Where the browser
 * refuses an entry, the place is kept in memory.
 */
export function addressNavigator(part: AddressPart, routes: readonly Route[], home: Place): Navigator {
  const held = heldQuery(routes);
  const write = (method: 'pushState' | 'replaceState', next: Place) =>
    writeEntry(method, part.write(held.addressOf(next)), held.of(next));
  const current = (): Place => {
    const address = part.read();
    const found = address === null ? home : placeOf(routes, address);
    if (found && Object.keys(held.of(found)).length) write('replaceState', found);
    if (found) return held.restore(found);
    // Unknown paths redirect (specification 1, section 2.2); the requested address stays for the message.
    const mismatch = { name: 'mismatch', params: {}, query: { asked: address ?? '' } };
    write('replaceState', mismatch);
    return mismatch;
  };
  const place = signal(current());
  markEntry(location.href, held.of(place.peek()));
  let depth = 0;
  /** Places before the present one that the history has no entry for. */
  const inMemory: Place[] = [];
  /** The browser goes back in its own time: until it has, further presses ask for the same step. */
  let isLeaving = false;
  /** The entry shows the present place already, or it is one of the page's own, such as `href="#"`: the place stays. */
  const isHere = (): boolean => {
    const address = part.read();
    if (address === null) return !isOwnEntry();
    const here = place.peek();
    return (
      address === held.addressOf(here) &&
      Object.entries(held.of(here)).every(([key, value]) => heldHere()[key] === value)
    );
  };
  const isHome = () => addressOf(routes, place.peek()) === addressOf(routes, home);
  const follow = () => {
    // A press in the same turn asks for the step that has just been taken.
    queueMicrotask(() => (isLeaving = false));
    depth = Math.max(0, depth - 1);
    inMemory.length = 0;
    place.value = current();
    navigator.onStep?.();
  };
  /** The browser has gone already: the address comes back. */
  const stay = () => {
    isLeaving = false;
    write('pushState', place.peek());
  };
  let isAsking = false;
  const moved = guarded(() => {
    if (isAsking) return undefined;
    // A bare `href="#"` of the page takes our place out of the address: it comes back, so that a reload finds it.
    if (location.href.endsWith('#') && part.read() === null && !isOwnEntry() && !isHome())
      readdress(part.write(held.addressOf(place.peek())));
    // The step that was asked for is behind the page's own entries.
    if (isHere()) return isLeaving ? history.back() : undefined;
    if (cover.close) {
      cover.close();
      return stay();
    }
    if (!navigator.mayLeave || !navigator.asksOnStep) return follow();
    isAsking = true;
    return void navigator.mayLeave().then((mayLeave) => {
      isAsking = false;
      if (mayLeave) follow();
      else stay();
    });
  });
  window.addEventListener('popstate', moved);
  const navigator: Navigator = {
    place,
    go(next, { replace } = {}) {
      isLeaving = false;
      const here = place.peek();
      // As with a link to the page one is on: a second press is no further step.
      if (replace || addressOf(routes, next) === addressOf(routes, here)) write('replaceState', next);
      else {
        // The way back finds the present place again, also where the page's own link has taken it out of the address.
        const isShown = (part.read() ?? addressOf(routes, home)) === held.addressOf(here);
        markEntry(isShown ? location.href : part.write(held.addressOf(here)), held.of(here));
        if (write('pushState', next)) depth += 1;
        else inMemory.push(here);
      }
      place.value = next;
    },
    back() {
      const last = inMemory.pop();
      if (last) place.value = last;
      else if (depth <= 0) return false;
      else if (!isLeaving) {
        isLeaving = true;
        history.back();
      }
      return true;
    },
    hrefOf: (next) => (location.protocol === 'about:' ? '' : part.write(addressOf(routes, next))),
    dispose() {
      window.removeEventListener('popstate', moved);
      part.free?.();
    },
  };
  return navigator;
}
