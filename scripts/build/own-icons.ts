import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const tables = ['ui/icons/icons.ts', 'ui/icons/icons-basic.ts', 'parts/product/icons.ts'].map((name) =>
  path.resolve(import.meta.dirname, '../../src', name),
);

/** Icon → its path data. */
const readIcons = (): Map<string, string> =>
  new Map(
    tables.flatMap((table) =>
      Array.from(
        fs.readFileSync(table, 'utf8').matchAll(/export const (icon\w+) =\s*'([^']*)'/g),
        ([, name = '', data = '']) => [name, data] as const,
      ),
    ),
  );

/** The text of a module with its icons as constants of its own. */
export const withOwnIcons = (code: string, icons: ReadonlyMap<string, string>): string =>
  code.replace(/import\s*\{([^}]*)\}\s*from\s*["'][^"']*\/icons(?:-basic)?\.ts["'];?/g, (_, list: string) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => {
        if (!icons.has(name)) throw new Error(`${name} is in no table of icons`);
        return `const ${name} = '${icons.get(name)}';`;
      })
      .join(''),
  );

/**
 * A module cannot be cut: the table of icons would come whole with the first icon. Each module gets the few that it
 * draws; the same one twice costs less than a shared part does.
 */
export function ownIcons(): Plugin {
  return {
    name: 'own-icons',
    transform(code, id) {
      if (tables.includes(id) || !/\/icons(?:-basic)?\.ts["']/.test(code)) return null;
      for (const table of tables) this.addWatchFile(table);
      return { code: withOwnIcons(code, readIcons()), map: null };
    },
  };
}
