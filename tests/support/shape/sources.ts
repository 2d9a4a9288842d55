import fs from 'node:fs';
import path from 'node:path';

/** Sources below a folder, without tests and declarations. */
export const sourcesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file) && !file.includes('node_modules/'))
    .toSorted();

/** All code below a folder: tests, scripts and declarations too. */
export const codeIn = (folder: string, ending = /\.m?[jt]sx?$/): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => ending.test(file) && !file.includes('node_modules/'));

export const linesOf = (file: string): number => fs.readFileSync(file, 'utf8').split('\n').length - 1;

/**
 * Files whose values a file needs before it runs: neither types nor imports by demand. `#x` is `src/x` or a folder of
 * that name.
 */
export function valuesFrom(file: string): string[] {
  const code = fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const named = code.matchAll(/^\s*(?:import|export)\s+(?!type\s)[^'";]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'/gm);
  return Array.from(named).flatMap(([, ...froms]) => {
    const from = froms.find((one) => one !== undefined) ?? '';
    if (from.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), from));
    if (!from.startsWith('#')) return [];
    return /^#(widgets|themes|demo|tests)\//.test(from) ? from.slice(1) : `src/${from.slice(1)}`;
  });
}

/**
 * Exceptions from a budget, each with the number of the day when it was noted. A number that grew is wrong, and so is an
 * exception that nothing needs any more.
 */
export function overBudget(
  found: Readonly<Record<string, number>>,
  budgetOf: (name: string) => number,
  exceptions: Readonly<Record<string, number>>,
): string[] {
  const wrong = Object.entries(found).flatMap(([name, count]) => {
    const budget = budgetOf(name);
    const noted = exceptions[name];
    if (noted === undefined) return count > budget ? [`${name}: ${count}, the budget is ${budget}`] : [];
    if (count <= budget) return [`${name}: ${count} is within its budget of ${budget}; take the exception away`];
    return count > noted ? [`${name}: ${count}, noted were ${noted}; an exception only shrinks`] : [];
  });
  return [
    ...wrong,
    ...Object.keys(exceptions)
      .filter((name) => !(name in found))
      .map((name) => `${name}: is not there; take the exception away`),
  ];
}

/**
 * Values and types that a file exports though no other file names them: `file name`. A file that is read as a whole, or is
 * mentioned by its path (imports by demand, aliases, entries), may be asked for all of them.
 */
export function needlessExports(files: readonly string[], readers: readonly string[]): string[] {
  const named = new Map<string, Set<string>>();
  const whole = new Set<string>();
  for (const file of readers) {
    const code = fs.readFileSync(file, 'utf8');
    const isFrom = (from: string): string =>
      from.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), from)
        : from.startsWith('#')
          ? from.slice(1).replace(/^(?!(?:widgets|themes|demo|tests)\/)/, 'src/')
          : from;
    for (const [, names, from = ''] of code.matchAll(
      /(?:\{([^{}]*)\}\s+from\s+)?['"`]([^'"`\s]+\.(?:tsx?|mjs))['"`]/g,
    )) {
      const to = isFrom(from);
      if (names === undefined) whole.add(to);
      else
        for (const [name] of names.matchAll(/\w+(?=\s*(?:as\s+\w+\s*)?(?:,|$))/g))
          named.set(to, (named.get(to) ?? new Set()).add(name));
    }
  }
  return files
    .filter((file) => !whole.has(file))
    .flatMap((file) =>
      Array.from(
        fs.readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm),
        ([, name = '']) => name,
      )
        .filter((name) => !named.get(file)?.has(name))
        .map((name) => `${file} ${name}`),
    );
}
