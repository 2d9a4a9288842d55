import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { placeOf } from './declarations.ts';
import { programSchemas } from './program-schemas.ts';

interface RootPackage {
  version: string;
  description: string;
  license: string;
  dependencies: Record<string, string>;
}

/** Sources of each public entry of the package. */
export const npmEntries = {
  index: 'src/entries/npm.ts',
  react: 'src/entries/react.tsx',
  sign: 'src/entries/sign.ts',
  testing: 'demo/sandbox/testing.ts',
} as const;

/** Entries of types alone. */
export const typeEntries = {
  elements: 'src/entries/elements/dom.ts',
  'elements-react': 'src/entries/elements/react.ts',
  'elements-vue': 'src/entries/elements/vue.ts',
};
const typesAlone = Object.entries(typeEntries).map(([name, file]) => [name, `./${placeOf(file)}`] as const);

/** `package.json` of the package. React is the partner's own; the embedded database is needed by who tests only. */
function packageJson(root: string) {
  const { version, description, license, dependencies } = JSON.parse(
    fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as RootPackage;
  const types = (name: keyof typeof npmEntries) => `./${placeOf(npmEntries[name])}`;
  return {
    name: 'travel-embed',
    version,
    description,
    license,
    keywords: ['travel', 'booking', 'flights', 'widget', 'embed', 'react'],
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    // For readers that know no `exports`, as TypeScript's `node` resolution.
    main: './index.js',
    types: types('index'),
    typesVersions: {
      '*': Object.fromEntries([
        ...(['react', 'sign', 'testing'] as const).map((name) => [name, [types(name)]]),
        ...typesAlone.map(([name, place]) => [name, [place]]),
      ]),
    },
    bin: { 'travel-embed': './cli.js' },
    exports: {
      '.': { types: types('index'), default: './index.js' },
      './react': { types: types('react'), default: './react.js' },
      './sign': {
        import: { types: types('sign'), default: './sign.js' },
        require: { types: types('sign').replace(/\.d\.ts$/, '.d.cts'), default: './sign.cjs' },
      },
      './testing': { types: types('testing'), default: './testing.js' },
      ...Object.fromEntries(typesAlone.map(([name, place]) => [`./${name}`, { types: place }])),
      './package.json': './package.json',
    },
    customElements: 'custom-elements.json',
    peerDependencies: {
      '@electric-sql/pglite': `^${dependencies['@electric-sql/pglite']}`,
      react: '^19.0.0',
      'react-dom': '^19.0.0',
    },
    peerDependenciesMeta: { '@electric-sql/pglite': { optional: true } },
  };
}

/** All of the package that is not built: its description, its README, and the release for `travel-embed/testing`. */
export function npmFiles(root: string): Plugin {
  return {
    name: 'npm-files',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'package.json',
        source: `${JSON.stringify(packageJson(root), null, 2)}\n`,
      });
      this.emitFile({
        type: 'asset',
        fileName: 'README.md',
        source: fs.readFileSync(path.join(root, 'src/entries/npm-readme.md')),
      });
      this.emitFile({
        type: 'asset',
        fileName: 'CHANGELOG.md',
        source: fs.readFileSync(path.join(root, 'CHANGELOG.md')),
      });
      this.emitFile({ type: 'asset', fileName: 'NOTICE', source: fs.readFileSync(path.join(root, 'NOTICE')) });
      for (const [fileName, schema] of Object.entries(programSchemas(root)))
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(schema, null, 2)}\n` });
      for (const name of releaseFiles(path.join(root, 'dist/cdn')))
        this.emitFile({
          type: 'asset',
          fileName: `cdn/${name}`,
          source: fs.readFileSync(path.join(root, 'dist/cdn', name)),
        });
    },
  };
}

/** The files of this release alone; the folder keeps those of earlier ones as well. */
function releaseFiles(cdn: string): string[] {
  const { files } = JSON.parse(fs.readFileSync(path.join(cdn, 'manifest.json'), 'utf8')) as {
    files: Record<string, unknown>;
  };
  return ['manifest.json', ...Object.keys(files)];
}
