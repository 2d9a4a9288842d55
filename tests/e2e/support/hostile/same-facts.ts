import type { Facts } from './watch.ts';

/** The one global that a page gets from us. */
const ours = ['TravelEmbed'];

/**
 * Differences of the page from the page without us; `listeners` are those that a clean page gets,
 * `itsOwn` matches names under which the page's own libraries register every script.
 */
export function sameFacts(without: Facts, withUs: Facts, listeners: readonly string[] = [], itsOwn?: string): string[] {
  const wrong: string[] = [];
  for (const what of Object.keys(withUs)) {
    const added = minus(withUs[what] ?? [], without[what] ?? []);
    const lost = minus(without[what] ?? [], withUs[what] ?? []);
    const allowed = what === 'globals' ? ours : what === 'listeners' ? listeners : [];
    wrong.push(
      ...minus(added, allowed).map((line) => `${what} more: ${line}`),
      ...lost.map((line) => `${what} gone: ${line}`),
    );
  }
  return itsOwn ? wrong.filter((line) => !line.includes(itsOwn)) : wrong;
}

/** Rest of `all` after each of `taken` has removed an equal item. */
export function minus(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...all];
  for (const one of taken) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
