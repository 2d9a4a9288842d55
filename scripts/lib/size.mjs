/** Bytes of the built release and of what each widget transfers until it is interactive, against the budgets. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { transform } from 'lightningcss';

const cdn = 'dist/cdn';
const sizes = (bytes) => ({
  raw: bytes.length,
  gzip: zlib.gzipSync(bytes, { level: 9 }).length,
  brotli: zlib.brotliCompressSync(bytes).length,
});

function* styleSheets(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* styleSheets(full);
    else if (entry.name.endsWith('.css')) yield full;
  }
}

export function measure() {
  const manifest = JSON.parse(fs.readFileSync(path.join(cdn, 'manifest.json'), 'utf8'));
  const files = Object.fromEntries(
    Object.keys(manifest.files)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, sizes(fs.readFileSync(path.join(cdn, name)))]),
  );
  const add = (names) =>
    names.reduce(
      (sum, name) => ({
        raw: sum.raw + files[name].raw,
        gzip: sum.gzip + files[name].gzip,
        brotli: sum.brotli + files[name].brotli,
      }),
      { raw: 0, gzip: 0, brotli: 0 },
    );
  const widgets = Object.fromEntries(
    Object.entries(manifest.widgets).map(([name, parts]) => [name, { files: parts.length, ...add(parts) }]),
  );
  const first = new Set(manifest.widgets['flight-search'] ?? []);
  // A screen adds its own chunks; chunks that several screens share are loaded once and counted once.
  const later = Object.entries(manifest.widgets).filter(([name]) => name !== 'flight-search');
  const uses = new Map();
  for (const [, parts] of later)
    for (const part of parts) if (!first.has(part)) uses.set(part, (uses.get(part) ?? 0) + 1);
  const screens = Object.fromEntries(
    later.map(([name, parts]) => [name, add(parts.filter((part) => uses.get(part) === 1))]),
  );
  const shared = add([...uses].filter(([, count]) => count > 1).map(([part]) => part));
  const accountCentre = widgets['account-centre'];
  const css = Buffer.concat(
    ['src', 'widgets'].flatMap((folder) =>
      Array.from(styleSheets(folder)).map(
        (file) => transform({ filename: file, code: fs.readFileSync(file), minify: true }).code,
      ),
    ),
  );
  const sheetsOf = (...names) =>
    sizes(
      Buffer.concat(names.map((file) => transform({ filename: file, code: fs.readFileSync(file), minify: true }).code)),
    );
  const firstCss = sheetsOf('src/ui/base/base.css', 'widgets/flight/flight-search/form/form.css');
  return {
    firstCss,
    version: manifest.version,
    loader: files[`${manifest.version}/loader.js`],
    files,
    widgets,
    screens,
    shared,
    accountCentre,
    css: sizes(css),
    requests: first.size,
  };
}

/** `[name, figure, budget, isMet, why]` of every budget. */
export function judge(measured, budgets) {
  const rows = [];
  const row = (name, figure, budget, why) => rows.push({ name, figure, budget, isMet: figure <= budget, why });
  row('loader gzip', measured.loader.gzip, budgets.loader.gzip, budgets.loader.why);
  row(
    `${budgets.firstWidget.widget} interactive, gzip`,
    measured.widgets[budgets.firstWidget.widget].gzip,
    budgets.firstWidget.gzip,
    budgets.firstWidget.why,
  );
  // A second form that a partner may mount first.
  row(
    'hotel-booking interactive, gzip',
    measured.widgets['hotel-booking'].gzip,
    budgets.firstWidget.gzip,
    budgets.firstWidget.why,
  );
  // The theme file of a partner is one request more than the scripts.
  row('requests before the first call', measured.requests + 1, budgets.firstWidget.requests, budgets.firstWidget.why);
  row('css of the first widget, gzip', measured.firstCss.gzip, budgets.css.firstGzip, budgets.css.why);
  row('css of every screen, gzip', measured.css.gzip, budgets.css.allGzip, budgets.css.whyAll);
  const lazy = Object.entries(measured.screens).filter(([, { gzip }]) => gzip > 0);
  for (const [name, { gzip }] of lazy)
    row(
      `screen ${name}, gzip`,
      gzip,
      budgets.reasons[name]?.gzip ?? budgets.lazyScreens.maxGzip,
      budgets.reasons[name]?.why ?? budgets.lazyScreens.why,
    );
  row(
    'parts that several screens share, gzip',
    measured.shared.gzip,
    budgets.lazyScreens.sharedGzip,
    budgets.lazyScreens.whyShared,
  );
  const all = lazy.reduce((sum, [, { gzip }]) => sum + gzip, measured.shared.gzip);
  row(
    'lazy screens on average, gzip',
    Math.round(all / Math.max(1, lazy.length)),
    budgets.lazyScreens.averageGzip,
    budgets.lazyScreens.why,
  );
  row(
    'the account centre until its first screen can be used, gzip',
    measured.accountCentre.gzip,
    budgets.accountCentre.gzip,
    budgets.accountCentre.why,
  );
  row(
    'requests of the account centre, with the theme of a partner',
    measured.accountCentre.files + 1,
    budgets.accountCentre.requests,
    budgets.accountCentre.why,
  );
  return rows;
}

export const readBudgets = () => JSON.parse(fs.readFileSync('scripts/size-budgets.json', 'utf8'));
