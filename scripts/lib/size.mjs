/** Bytes of the built release, and of what each place transfers until it can be used, against the budgets. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import zlib from 'node:zlib';
import { transform } from 'lightningcss';
import { readShortClasses, shortenSelectors } from '../build/class-names.mjs';
import { filesBehind } from './bundle-files.mjs';

const cdn = 'dist/cdn';
const budgetFile = 'scripts/size-budgets.json';
/** Budgets are of gzip; brotli, which takes ten times as long, is worked out for those who ask. */
function sizes(bytes) {
  let brotli;
  return {
    raw: bytes.length,
    gzip: zlib.gzipSync(bytes, { level: 9 }).length,
    get brotli() {
      return (brotli ??= zlib.brotliCompressSync(bytes).length);
    },
  };
}

function* styleSheets(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* styleSheets(full);
    else if (entry.name.endsWith('.css')) yield full;
  }
}

/** As the build ships them: with short names of classes and the tokens' names inside a shadow root. */
function minified(names) {
  const short = readShortClasses();
  const texts = names.map((file) => transform({ filename: file, code: fs.readFileSync(file), minify: true }).code);
  return sizes(Buffer.from(shortenSelectors(texts.join(''), short).replace(/--travel-(?:color-)?/g, '--_')));
}

const firstWidget = 'flight-search';
const entry = 'src/entries/script.ts';
/** Asked for before a screen that it names. */
const companyTable = 'widgets/company-screens.ts';
const frame = ['widgets/shell/account-frame/index.ts', 'src/kit/links/menu-tables.ts'];
/** Folders of widgets whose screens the account centre shows without its menu. */
const withoutFrame = /^widgets\/(flight|hotel|train|payment|home|shell)\//;
/** Public without a login: shown without the tables. */
const forms = new Set(['hotel-booking', 'train-booking']);
const alone = new Set([firstWidget, ...forms, 'login', 'login-classic']);

/** Public name → source of each row of a table of widgets. */
const rowsOf = (file) =>
  Array.from(
    fs.readFileSync(file, 'utf8').matchAll(/^\s*'?([\w-]+)'?: (?:\{\s*load: )?\(\) => import\('\.\/([^']+)'\)/gm),
    ([, name, source]) => [name, `${path.posix.dirname(file)}/${source}`],
  );

/** The size of a screen's own code: without the parts that its file carries for others. */
async function ownSize(file) {
  const { default: recipe } = await import(
    `${pathToFileURL(path.join(cdn, file))}?at=${fs.statSync(path.join(cdn, file)).mtimeMs}`
  );
  return sizes(Buffer.from(recipe[0].toString()));
}

export async function measure() {
  const bundled = JSON.parse(fs.readFileSync(path.join(cdn, '.vite/manifest.json'), 'utf8'));
  const manifest = JSON.parse(fs.readFileSync(path.join(cdn, 'manifest.json'), 'utf8'));
  const loader = `${manifest.version}/loader.js`;
  const files = Object.fromEntries(
    Object.keys(manifest.files)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, sizes(fs.readFileSync(path.join(cdn, name)))]),
  );
  /** Files that every place that is not public asks for beside its widget (scripts/build/chunks.ts). */
  const tables = Object.keys(bundled).filter((key) => ['places', 'controls'].includes(bundled[key].name));
  if (tables.length !== 2) throw new Error('the tables of places are not in a file of their own');
  const total = (sources) => {
    const names = [loader, ...new Set(sources.flatMap((source) => [...filesBehind(bundled, source)]))];
    const sum = (unit) => names.reduce((all, name) => all + files[name][unit], 0);
    return {
      files: names.length,
      raw: sum('raw'),
      gzip: sum('gzip'),
      get brotli() {
        return sum('brotli');
      },
    };
  };
  const mounted = rowsOf('widgets/registry.ts');
  const screens = [...rowsOf('widgets/screens.ts'), ...rowsOf(companyTable)];
  const widgets = Object.fromEntries([
    ...mounted.map(([name, source]) => [
      name,
      total([entry, ...(alone.has(name) ? [] : tables), ...(name === 'account-centre' ? frame : []), source]),
    ]),
    ...screens.map(([name, source]) => [
      name,
      total([
        entry,
        ...tables,
        ...(withoutFrame.test(source) ? [] : frame),
        ...(source.startsWith('widgets/company/') ? [companyTable] : []),
        source,
      ]),
    ]),
  ]);
  const own = {};
  for (const [name, source] of [...mounted, ...screens])
    if (name !== firstWidget) own[name] = await ownSize(bundled[source].file);
  return {
    version: manifest.version,
    loader: files[loader],
    files,
    widgets,
    mounted: mounted.map(([name]) => name),
    own,
    designer: await ownSize(bundled['widgets/company/processes/editor/Editor.tsx'].file),
    firstCss: minified(['src/ui/base/base.css', 'widgets/flight/flight-search/form/form.css']),
    css: minified(['src', 'widgets'].flatMap((folder) => [...styleSheets(folder)])),
  };
}

/**
 * `{name, figure, budget, bound, isMet}` of every budget. `over`: places above their budget with the figure that a
 * decision note allows (src/decisions), which is their bound with three hundredths more for what screens gain meanwhile.
 */
export function judge(measured, { budgets, over }) {
  const rows = [];
  const row = (name, figure, budget) => {
    const bound = Math.max(budget, Math.floor((over[name] ?? 0) * 1.03));
    rows.push({ name, figure, budget, bound, isMet: figure <= bound });
  };
  row('loader, B', measured.loader.gzip, budgets.loader);
  row('css of the first widget, B', measured.firstCss.gzip, budgets.firstCss);
  row('css of all screens, B', measured.css.gzip, budgets.allCss);
  for (const [name, { files, gzip }] of Object.entries(measured.widgets)) {
    const kind = forms.has(name)
      ? budgets.form
      : ({ [firstWidget]: budgets.firstWidget, 'account-centre': budgets.accountCentre }[name] ?? budgets.screen);
    row(`${name}, B`, gzip, kind.bytes);
    // The theme file of a partner is one request more than the scripts.
    row(`${name}, requests`, files + 1, kind.requests);
  }
  const own = Object.entries(measured.own);
  for (const [name, { gzip }] of own) row(`own chunk of ${name}, B`, gzip, budgets.own.most);
  row('designer of processes, B', measured.designer.gzip, budgets.designer);
  row(
    'own chunks on average, B',
    Math.round(own.reduce((sum, [, { gzip }]) => sum + gzip, 0) / own.length),
    budgets.own.average,
  );
  return rows;
}

export const readBudgets = () => JSON.parse(fs.readFileSync(budgetFile, 'utf8'));
