import { deprecations, pagesWith } from '../../src/routes/deprecations.ts';
import { publicWidgets, propsOf, widgetNames } from '../../src/routes/public-widgets.ts';

export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const constant = (kind: string, name: string) => `__${kind}_${name.toUpperCase().replaceAll('-', '_')}__`;
/** Read by the runtime for every widget. */
const ofRuntime = new Set(['account', 'route']);
const ofEach = (read: (name: (typeof widgetNames)[number]) => unknown): string =>
  JSON.stringify(Object.fromEntries(widgetNames.map((name) => [name, read(name)])));

/**
 * Values of the rows of public widgets, which the build writes into files that carry no other: the loader has no byte
 * to spare, the doctor is one file by itself, and the first chunk needs no properties of other widgets.
 */
export const rowValues: Readonly<Record<string, string>> = {
  __HEIGHTS__: ofEach((name) => publicWidgets[name].heights),
  __DEPRECATED__: JSON.stringify(pagesWith(deprecations)),
  __PROPS__: ofEach((name) => propsOf(name)),
  __ATTRIBUTES__: ofEach((name) => propsOf(name).map(kebab)),
  ...Object.fromEntries(
    widgetNames.flatMap((name) => [
      [constant('MOUNT', name), JSON.stringify({ ...publicWidgets[name], heights: undefined, props: undefined })],
      [constant('FIELDS', name), JSON.stringify(propsOf(name).filter((prop) => !ofRuntime.has(prop)))],
    ]),
  ),
};
