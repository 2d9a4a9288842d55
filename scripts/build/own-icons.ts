import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const table = path.resolve(import.meta.dirname, '../../src/ui/icons/icons.ts');

/** Icon → its path data, of the constants that the table itself has. */
const readIcons = (): Map<string, string> =>
  new Map(
    Array.from(
      fs.readFileSync(table, 'utf8').matchAll(/export const (icon\w+) =\s*'([^']*)'/g),
      ([, name = '', data = '']) => [name, data],
    ),
  );

/** The text of a module with its icons as constants of its own; those of icons-basic.ts stay shared. */
export function withOwnIcons(code: string, icons: ReadonlyMap<string, string>): string {
  return code.replace(/import\s*\{([^}]*)\}\s*from\s*["'][^"']*\/icons\.ts["'];?/g, (_, list: string) => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const basic = names.filter((name) => !icons.has(name));
    const own = names.filter((name) => icons.has(name)).map((name) => `const ${name} = '${icons.get(name)}';`);
    return (basic.length ? `import { ${basic.join(', ')} } from '#ui/icons/icons-basic.ts';` : '') + own.join('');
  });
}

/**
 * A module cannot be cut: the table of icons would come whole with the first icon. Each file gets the few that it
 * draws; two files with the same one cost less than a shared part does.
 */
export function ownIcons(): Plugin {
  return {
    name: 'own-icons',
    transform(code, id) {
      if (id === table || !/\/icons\.ts["']/.test(code)) return null;
      this.addWatchFile(table);
      return { code: withOwnIcons(code, readIcons()), map: null };
    },
  };
}
