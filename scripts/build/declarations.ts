import fs from 'node:fs';
import path from 'node:path';
import dts from 'vite-plugin-dts';
import type { PluginOption } from 'vite';

/** Every file whose types a partner sees: the entries, and what their declarations name. */
const publicSources = [
  'src/entries/{npm,react,sign,public-events,public-user,travel-error}.{ts,tsx}',
  'src/entries/elements/*.ts',
  'src/routes/public-widgets.ts',
  'src/kit/widget-events.ts',
  'src/domain/events/{fields,page-events,server-events}.ts',
  'src/domain/account/chat.ts',
  'demo/sandbox/testing.ts',
  'demo/sandbox/testing/{page-locators,page-steps,sandbox-kinds}.ts',
];

/** `src/kit/widget-events.ts` → `types/src/kit/widget-events.d.ts` */
export const placeOf = (file: string): string => `types/${file.replace(/\.tsx?$/, '.d.ts')}`;

/**
 * Declarations of the public sources below `types/`, with the folders of the sources and relative addresses. Each file
 * is declared by itself, without the other 900 of the product: what it exports must say its type. `both`: these entries
 * get declarations for `require` as well.
 */
export function declarations(root: string, both: readonly string[]): PluginOption[] {
  const outDir = path.join(root, 'dist/npm');
  return [
    dts({
      root,
      processor: 'ts',
      outDirs: path.join(outDir, 'types'),
      entryRoot: root,
      include: publicSources,
      compilerOptions: {
        noResolve: true,
        noLib: true,
        types: [],
        noCheck: true,
        isolatedDeclarations: true,
        incremental: false,
        tsBuildInfoFile: undefined,
      },
      aliases: [
        { find: /^#(widgets|themes|demo|tests)\//, replacement: `${root}/$1` },
        { find: /^#([\w-]+)\//, replacement: `${root}/src/$1` },
      ],
      afterDiagnostic([first]) {
        if (first) throw new Error(`declarations: ${first.file?.fileName}: ${JSON.stringify(first.messageText)}`);
      },
      beforeWriteFile: (_file, content) => ({
        content: content.replaceAll(/(\bfrom |\bimport\()(['"])(\.[^'"]*)\.tsx?\2/g, '$1$2$3.js$2'),
      }),
      afterBuild: (emitted) => check(emitted),
    }),
    {
      name: 'declarations-for-require',
      closeBundle: {
        order: 'post',
        handler() {
          const waiting = both.map((file) => path.join(outDir, placeOf(file)));
          for (let file = waiting.pop(); file; file = waiting.pop()) {
            const content = fs.readFileSync(file, 'utf8');
            for (const [, name = ''] of content.matchAll(named)) waiting.push(declared(file, name));
            fs.writeFileSync(file.replace(/ts$/, 'cts'), content.replaceAll(/(['"]\.[^'"]*)\.js(['"])/g, '$1.cjs$2'));
          }
        },
      },
    },
  ];
}

const named = /\b(?:from |import\()['"](\.[^'"]*)['"]/g;
const declared = (from: string, name: string): string => path.join(path.dirname(from), name.replace(/\.js$/, '.d.ts'));

/** A declaration names no file that has none. */
function check(emitted: ReadonlyMap<string, string>): void {
  for (const [file, content] of emitted) {
    for (const [, name = ''] of content.matchAll(named))
      if (!emitted.has(declared(file, name)))
        throw new Error(`declarations: ${file} names ${name}, which is not among the public sources`);
  }
}
