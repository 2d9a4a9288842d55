import fs from 'node:fs';
import { operations } from '#demo/sandbox/app/operations.ts';
import { settings, widgetAttributes } from '#doctor/attributes.ts';
import { pageEvents } from '#domain/events/page-events.ts';
import { serverEvents } from '#domain/events/server-events.ts';
import { npmEntries, typeEntries } from '../../scripts/build/npm-files.ts';
import { defaultTokens } from '#theme/tokens.ts';

/** All that partners may call, read or style, by kind and name; `?`: it may be left out. */
export type Api = Record<string, Record<string, string[]>>;

export interface ApiReport {
  /** The release that has promised `promised`; it holds for the whole major version. */
  version: string;
  promised: Api;
  /** New since then. */
  added: Api;
}

export const reportFile = 'docs/api-report.json';

const guide = (page: string): string => fs.readFileSync(`docs/${page}.md`, 'utf8');
/** Names in the first cells of a page's tables; tests/docs.test.ts compares them with the code. */
export const explained = (page: string, pattern: RegExp): string[] =>
  Array.from(guide(page).matchAll(/^\| ((?:`[^`]+`(?:, )?)+) \|/gm), ([, cell = '']) => cell).flatMap((cell) =>
    Array.from(cell.matchAll(pattern), ([, name = '']) => name),
  );

/** Names that an entry of the package exports, types among them. */
function exportsOf(file: string): string[] {
  const code = fs.readFileSync(file, 'utf8');
  const listed = Array.from(code.matchAll(/^export (?:type )?\{([^}]*)\}/gm), ([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
  ).flat();
  const made = Array.from(
    code.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm),
    ([, name = '']) => name,
  );
  return [...new Set([...listed, ...made])].filter(Boolean).toSorted();
}

const each = (names: readonly string[]): Record<string, string[]> =>
  Object.fromEntries([...new Set(names)].toSorted().map((name) => [name, []]));

type Described = { properties?: Record<string, unknown> };

/** The interface as the sources have it now. */
export function readApi(): Api {
  const http = operations.map(({ row, schema, output }) => [
    `${row.method ?? 'POST'} ${row.path}`,
    [
      ...(row.members ?? [row.access]).map((one) => `for ${one}`),
      ...Object.entries(schema.shape).map(
        ([name, field]) => `takes ${name}${field.safeParse(undefined).success ? '?' : ''}`,
      ),
      ...Object.keys((output as Described).properties ?? {}).map((name) => `answers ${name}`),
    ],
  ]);
  return {
    'script calls': each(explained('calls', /`TravelEmbed\.(\w+)`/g)),
    attributes: each(settings.map((name) => `data-${name}`)),
    widgets: Object.fromEntries(
      Object.entries(widgetAttributes).map(([name, attributes]) => [name, attributes.map((one) => `data-${one}`)]),
    ),
    'page events': Object.fromEntries(
      Object.entries(pageEvents).map(([name, { shapes }]) => [
        `travel:${name}`,
        shapes.map((shape) => shape.join(', ')),
      ]),
    ),
    'server events': Object.fromEntries(Object.entries(serverEvents).map(([kind, { fields }]) => [kind, [...fields]])),
    tokens: each(Object.keys(defaultTokens).map((name) => `--travel-${name}`)),
    parts: each(explained('theming', /`([a-z-]+)`/g)),
    'npm exports': Object.fromEntries(
      Object.entries({ ...npmEntries, ...typeEntries }).map(([name, file]) => [
        name === 'index' ? 'travel-embed' : `travel-embed/${name}`,
        exportsOf(file),
      ]),
    ),
    'http calls': Object.fromEntries(http),
  };
}

const linesOf = (api: Api): string[] =>
  Object.entries(api).flatMap(([kind, names]) =>
    Object.entries(names).flatMap(([name, facts]) => [
      `${kind}: ${name}`,
      ...facts.map((fact) => `${kind}: ${name}: ${fact}`),
    ]),
  );

/** All that a caller of the promised interface could no longer do: things that are gone, and fields that a known call now demands. */
export function broken(promised: Api, now: Api): string[] {
  const [before, after] = [new Set(linesOf(promised)), new Set(linesOf(now))];
  // A field that may be left out now is still taken.
  const gone = [...before].filter((line) => !after.has(line) && !after.has(`${line}?`));
  const demanded = [...after].filter((line) => {
    const call = /^(http calls: \S+ \S+): takes [^?]+$/.exec(line)?.[1];
    return call !== undefined && before.has(call) && !before.has(line);
  });
  return [...new Set([...gone, ...demanded])];
}

/** The parts of `now` that are not promised. */
function addedTo(promised: Api, now: Api): Api {
  const added: Api = {};
  for (const [kind, names] of Object.entries(now))
    for (const [name, facts] of Object.entries(names)) {
      const known = promised[kind]?.[name];
      const fresh = known ? facts.filter((fact) => !known.includes(fact)) : facts;
      if (!known || fresh.length) (added[kind] ??= {})[name] = fresh;
    }
  return added;
}

const majorOf = (version: string): number => Number(version.split('.')[0]);
/** The least number that a release with this report may bear: an addition needs a minor version of its own. */
function leastVersion({ version, added }: ApiReport, lost: readonly string[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (lost.length) return `${major + 1}.0.0`;
  return Object.keys(added).length ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
const isBelow = (one: string, other: string): boolean => one.localeCompare(other, undefined, { numeric: true }) < 0;

/** The report after a change. A new version takes over all that is there; within a major one nothing promised may go. */
export function nextReport({ version, promised }: ApiReport, now: Api, packageVersion: string): ApiReport {
  const lost = broken(promised, now);
  if (lost.length && majorOf(packageVersion) === majorOf(version))
    throw new RangeError(`version ${version} has promised, and ${packageVersion} would break:\n${lost.join('\n')}`);
  const added = addedTo(promised, now);
  const least = leastVersion({ version, promised, added }, lost);
  if (packageVersion !== version && isBelow(packageVersion, least))
    throw new RangeError(`the changes since ${version} need version ${least}, not ${packageVersion}`);
  return packageVersion === version
    ? { version, promised, added }
    : { version: packageVersion, promised: now, added: {} };
}
