import { signal } from '@preact/signals-core';
import { guarded } from '#kit/stray.ts';
import { placeOf } from '#routes/path.ts';
import type { Route } from '#routes/route.ts';
import type { Navigator } from './navigator.ts';
import { addressOf } from './place.ts';
import type { Place } from './place.ts';

/** Part of the page's address that holds the place of a widget. */
export interface AddressPart {
  /** The widget's path and query out of the page's address; null when it holds none. */
  read(): string | null;
  /** The page's address with the widget's path in it. */
  write(address: string): string;
}

/** In the page's hash, beside other parts: `#flight-search=/airTicket/query?from=PEK%26to=SHA`. */
export function hashPart(key: string): AddressPart {
  const parts = () => location.hash.slice(1).split('&').filter(Boolean);
  const isOurs = (part: string) => part.startsWith(`${key}=/`);
  return {
    read() {
      const found = parts().find(isOurs);
      return found ? found.slice(key.length + 1).replaceAll('%26', '&') : null;
    },
    write(address) {
      const others = parts().filter((part) => !isOurs(part));
      return `#${[...others, `${key}=${address.replaceAll('&', '%26')}`].join('&')}`;
    },
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
    write: (address) => start + address + location.hash,
  };
}

const stateKey = 'travel-embed';

/** Query keys that a route holds in the history entry: they leave the address and survive a reload. */
function heldQuery(routes: readonly Route[]) {
  const keysOf = ({ name }: Place) => routes.find((route) => route.name === name)?.held ?? [];
  const pick = (place: Place, isHeld: boolean) =>
    Object.fromEntries(Object.entries(place.query).filter(([key]) => keysOf(place).includes(key) === isHeld));
  const stored = (): Readonly<Record<string, unknown>> =>
    (history.state as Record<string, Record<string, unknown>> | null)?.[stateKey] ?? {};
  return {
    has: (place: Place) => Object.keys(pick(place, true)).length > 0,
    without: (place: Place): Place => ({ ...place, query: pick(place, false) }),
    /** State of a history entry that shows the place. */
    stateOf: (place: Place, before: object | null) => ({ ...before, [stateKey]: pick(place, true) }),
    /** The place of an address, with what its entry holds. */
    restore(place: Place): Place {
      const held = keysOf(place).flatMap((key) =>
        typeof stored()[key] === 'string' ? [[key, stored()[key] as string] as const] : [],
      );
      return held.length ? { ...place, query: { ...Object.fromEntries(held), ...place.query } } : place;
    },
  };
}

/** Keeps the place in the page's address, so that a link, a reload and the back button restore it. */
export function addressNavigator(part: AddressPart, routes: readonly Route[], home: Place, unknown?: Place): Navigator {
  const held = heldQuery(routes);
  const current = (): Place => {
    const address = part.read();
    const found = address === null ? home : placeOf(routes, address);
    if (found && held.has(found))
      history.replaceState(
        held.stateOf(found, history.state as object | null),
        '',
        part.write(addressOf(routes, held.without(found))),
      );
    if (found || !unknown) return held.restore(found ?? home);
    // Unknown paths redirect (specification 1, section 2.2); the requested address stays for the message.
    const mismatch = { ...unknown, query: { asked: address ?? '' } };
    history.replaceState(history.state, '', part.write(addressOf(routes, mismatch)));
    return mismatch;
  };
  const place = signal(current());
  let depth = 0;
  /** The browser goes back in its own time: until it has, further presses ask for the same step. */
  let isLeaving = false;
  const follow = () => {
    isLeaving = false;
    depth = Math.max(0, depth - 1);
    place.value = current();
    navigator.onStep?.();
  };
  /** The browser has gone already: the address comes back. */
  const stay = () => {
    isLeaving = false;
    const here = place.peek();
    history.pushState(held.stateOf(here, null), '', part.write(addressOf(routes, held.without(here))));
  };
  let isAsking = false;
  const moved = guarded(() => {
    if (isAsking) return;
    if (!navigator.mayLeave || !navigator.asksOnStep) return follow();
    isAsking = true;
    void navigator.mayLeave().then((mayLeave) => {
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
      const address = part.write(addressOf(routes, held.without(next)));
      // As with a link to the page one is on: a second press is no further step.
      const isSame = replace || addressOf(routes, next) === addressOf(routes, place.peek());
      const before = isSame ? (history.state as object | null) : null;
      const state = held.has(next) || held.has(place.peek()) ? held.stateOf(next, before) : before;
      if (isSame) history.replaceState(state, '', address);
      else {
        history.pushState(state, '', address);
        depth += 1;
      }
      place.value = next;
    },
    back() {
      if (depth <= 0) return false;
      if (!isLeaving) history.back();
      isLeaving = true;
      return true;
    },
    hrefOf: (next) => part.write(addressOf(routes, next)),
    dispose: () => window.removeEventListener('popstate', moved),
  };
  return navigator;
}
