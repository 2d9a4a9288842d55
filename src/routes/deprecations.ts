/** Parts of the interface that partners should leave: they work until the next major version, and not shorter than said. */
export interface Deprecation {
  /** First day of the release that said so, and the day before which it is not taken away. */
  since: string;
  until: string;
  instead: string;
}

/** `data-…` or `travel:…` → its row; the guide has the same table. */
export const deprecations: Readonly<Record<string, Deprecation>> = {};

const isAttribute = (name: string): boolean => name.startsWith('data-');
const written = (name: string): string => `[${name}],travel-widget[${name.slice(5)}]`;

/** Selector of a page that may use one of them: it loads the part that says so. Reading of an event shows at no element. */
export function pagesWith(table: Readonly<Record<string, Deprecation>>): string {
  const names = Object.keys(table);
  return names.every(isAttribute) ? names.map(written).join() || ':not(*)' : '*';
}

/** Of containers and the loader's tags: those with the attribute. */
export const usersOf = (name: string, elements: readonly Element[]): Element[] =>
  isAttribute(name) ? elements.filter((element) => element.matches(written(name))) : [];
