import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The rules of the house as a test: imports between rooms, lengths of files, forbidden calls. */
function* sources(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') yield* sources(full);
    } else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield full;
  }
}

const all = ['src', 'widgets', 'themes', 'demo', 'tests', 'scripts'].flatMap((folder) => Array.from(sources(folder)));
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');
const shipped = all.filter((file) => !isTest(file));
const text = (file: string) => fs.readFileSync(file, 'utf8');

interface Import {
  from: string;
  isType: boolean;
}

function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const code = text(file).replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, kind = '', from = ''] of code.matchAll(/^\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'/gm))
    found.push({ from, isType: kind !== '' });
  for (const [, from = ''] of code.matchAll(/^\s*import\s+'([^']+)'/gm)) found.push({ from, isType: false });
  for (const [, from = ''] of code.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g)) found.push({ from, isType: false });
  return found;
}

/** `src/kit/x.ts` → kit; `widgets/flight/flight-search/x.ts` → widgets. */
function roomOf(file: string): string {
  const parts = file.split('/');
  return parts[0] === 'src' ? (parts[1] ?? '') : parts[0] === 'demo' ? `demo/${parts[1]}` : (parts[0] ?? '');
}

/** The room or package that an import names. */
function target(file: string, from: string): { room?: string; file?: string; pkg?: string } {
  if (from.startsWith('.')) return inside(path.posix.normalize(path.posix.join(path.posix.dirname(file), from)));
  if (from.startsWith('#')) {
    const rest = from.slice(1);
    return inside(/^(widgets|themes|demo|tests)\//.test(rest) ? rest : `src/${rest}`);
  }
  return { pkg: from.startsWith('@') ? from.split('/').slice(0, 2).join('/') : (from.split('/')[0] ?? from) };
}
const inside = (file: string) => ({ room: roomOf(file), file });

/** The import table of the design: room → rooms it may import, packages it may use, and one file of another room. */
const table: Record<string, { rooms: string[]; packages: string[]; file?: string }> = {
  base: { rooms: [], packages: [] },
  contract: { rooms: ['domain'], packages: ['zod'] },
  domain: { rooms: [], packages: [] },
  theme: { rooms: [], packages: [] },
  routes: { rooms: ['domain'], packages: [] },
  api: { rooms: ['contract'], packages: [] },
  session: { rooms: ['domain', 'contract', 'api', 'routes', 'theme'], packages: ['@preact/signals-core'] },
  kit: {
    rooms: ['session', 'api', 'routes', 'theme', 'domain', 'contract'],
    packages: ['react', '@preact/signals-react', '@preact/signals-core'],
  },
  ui: { rooms: [], packages: ['react', '@floating-ui/dom', 'uplot', 'uqr'] },
  screens: { rooms: ['kit', 'ui', 'routes', 'contract', 'domain'], packages: ['react'] },
  parts: {
    rooms: ['kit', 'ui', 'screens', 'routes', 'domain', 'contract'],
    packages: ['react', '@preact/signals-core', '@noble/hashes'],
  },
  widgets: {
    rooms: ['parts', 'screens', 'kit', 'ui', 'routes', 'domain', 'contract'],
    packages: ['react', '@preact/signals-core', '@noble/hashes', 'uqr'],
  },
  themes: { rooms: ['theme'], packages: [] },
  runtime: {
    rooms: ['kit', 'session', 'api', 'routes', 'theme', 'ui', 'domain', 'contract'],
    packages: ['react', 'react-dom', '@preact/signals-core'],
  },
  doctor: { rooms: [], packages: [] },
  entries: {
    rooms: ['contract', 'domain', 'theme', 'routes', 'api', 'session', 'kit', 'ui', 'runtime', 'widgets', 'themes'],
    packages: ['react', 'react-dom', '@preact/signals-core'],
    file: 'src/loader/placeholder.ts',
  },
  preact: { rooms: [], packages: ['preact', 'react', '@preact/signals-core'] },
  'demo/sandbox': {
    rooms: ['contract', 'domain', 'theme', 'themes'],
    packages: ['hono', '@hono/node-server', 'ky', 'zod', 'kysely', 'pg', '@electric-sql/pglite', 'jose', 'prom-client'],
  },
  'demo/tools': { rooms: ['theme', 'themes', 'doctor'], packages: [], file: 'src/loader/height-rule.ts' },
  'demo/site': {
    rooms: ['entries', 'runtime', 'routes', 'ui', 'widgets', 'themes'],
    packages: ['react', 'react-dom', 'wouter'],
  },
};

/** The doctor is one file by itself: it has to run where the others cannot be loaded. */
const mayImportBase = (room: string) => room !== 'doctor';

test('every import is in the import table', () => {
  const wrong: string[] = [];
  for (const file of shipped) {
    const room = roomOf(file);
    const allowed = table[room];
    for (const { from, isType } of importsOf(file)) {
      const to = target(file, from);
      if (room === 'loader') {
        if (to.room !== 'loader' && !isType) wrong.push(`${file}: ${from} (types only)`);
      } else if (
        allowed &&
        to.room &&
        to.room !== room &&
        !(to.room === 'base' ? mayImportBase(room) : allowed.rooms.includes(to.room)) &&
        to.file !== allowed.file
      )
        wrong.push(`${file}: ${from}`);
      else if (allowed && to.pkg && !isType && !to.pkg.startsWith('node:') && !allowed.packages.includes(to.pkg))
        wrong.push(`${file}: package ${from}`);
      if (to.pkg?.startsWith('node:') && room !== 'demo/sandbox' && room !== 'scripts' && file !== 'src/entries/cli.ts')
        wrong.push(`${file}: ${from} is for servers`);
      if (/\.schema\.(ts|json)$/.test(from) && !isType && !file.endsWith('.schema.ts') && room !== 'demo/sandbox')
        wrong.push(`${file}: schemas never reach a client`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a widget never imports another widget', () => {
  const folder = (file: string) => file.split('/').slice(0, 3).join('/');
  const wrong = shipped
    .filter((file) => file.startsWith('widgets/') && !/^widgets\/(registry|screens|company-screens)\.ts$/.test(file))
    .flatMap((file) => importsOf(file).map(({ from }) => [file, from, target(file, from).file] as const))
    .filter(([file, , to]) => to?.startsWith('widgets/') && folder(to) !== folder(file));
  expect(wrong).toEqual([]);
});

/** Folders of the sandbox that sell a product or show its orders. Payments know them by the port alone (money/payments/product.ts). */
const productFolders = ['money/benefits', 'orders', 'products', 'company', 'app'].map(
  (folder) => `demo/sandbox/${folder}/`,
);

test('payments of the sandbox reach no folder of a product, directly or through other files', () => {
  const payments = shipped.filter((file) => /^demo\/sandbox\/money\/(payments|ledger|cashier|password)\//.test(file));
  const isOfProduct = (file: string) => productFolders.some((folder) => file.startsWith(folder));
  const wrong = payments
    .filter((file) => /\bAirOrder|\bair_order/.test(text(file)))
    .map((file) => `${file} names flight orders`);
  const seen = new Set(payments);
  for (const file of seen) {
    for (const { from, isType } of importsOf(file)) {
      const to = target(file, from).file;
      if (!to?.startsWith('demo/sandbox/')) continue;
      if (isOfProduct(to) && (!isType || payments.includes(file))) wrong.push(`${file}: ${from}`);
      // Types of tables name other types; only code that runs can make a ring.
      else if (!isType) seen.add(to);
    }
  }
  expect(wrong).toEqual([]);
});

/** Names of the browser that only these places may use. */
const mayTouchPage = (file: string) =>
  /^src\/(doctor|loader|runtime|entries|ui)\//.test(file) ||
  file === 'src/session/storage.ts' ||
  file.startsWith('demo/') ||
  file.startsWith('scripts/') ||
  file === 'src/base/import-again.ts';
const pageNames = new RegExp(
  [
    String.raw`(?<![\w.'"#/-])(?:window|location|localStorage|sessionStorage|history)\s*[.[]`,
    String.raw`(?<![\w.])document\.(?:querySelector|createElement|body|head|addEventListener|documentElement|cookie|visibilityState|activeElement|getElementById)`,
    String.raw`(?<![\w.])(?:setTimeout|setInterval|requestAnimationFrame|fetch)\s*\(`,
  ].join('|'),
);

test('only loader, doctor, runtime, entries, storage and measuring controls touch the page', () => {
  const wrong: string[] = [];
  for (const file of shipped.filter(
    (name) => /^(src|widgets|themes)\//.test(name) && !mayTouchPage(name) && name !== 'src/api/transport.ts',
  )) {
    const code = text(file)
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .replace(/'(?:[^'\\\n]|\\.)*'/g, "''");
    const found = pageNames.exec(code);
    if (found) wrong.push(`${file}: ${found[0]}`);
  }
  expect(wrong).toEqual([]);
});

const forbidden: [what: string, pattern: RegExp][] = [
  ['innerHTML', /\.(inner|outer)HTML\s*=|insertAdjacentHTML|dangerouslySetInnerHTML/],
  ['portals', /createPortal/],
  ['style elements', /createElement\(\s*'style'|<style[\s>]/],
  ['reload', /location\.reload/],
  ['clearing foreign storage', /(localStorage|sessionStorage)\.clear\(/],
  ['unload listeners', /'(before)?unload'/],
  ['Date.parse, which Date.js replaces', /Date\.parse\(/],
  ['entries() of a list, which Prototype.js takes away', /(?<!Object)\.entries\(\)/],
  ['eval', /\beval\(|new Function\(/],
  ['any', /:\s*any\b|as any\b|<any>/],
  ['switched-off checks', /@ts-(ignore|nocheck)|eslint-disable(?!-next-line typescript\/no-empty-object-type)/],
];
test.each(forbidden)('nothing that reaches a partner uses %s', (_, pattern) => {
  const wrong = shipped.filter(
    (file) =>
      /^(src|widgets|themes)\//.test(file) &&
      // It prints markup for the partner's own page.
      file !== 'src/entries/cli/frame.ts' &&
      pattern.test(text(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')),
  );
  expect(wrong).toEqual([]);
});

test('JSON goes through src/base/json.ts: a page may have replaced its own', () => {
  // Files for Node, and the doctor, which imports nothing and only reads.
  const isFree = (file: string) => /^src\/(base\/json|entries\/(sign|cli))\.ts$/.test(file);
  const wrong = shipped.filter(
    (file) =>
      /^(src|widgets|themes)\//.test(file) &&
      !isFree(file) &&
      (file.startsWith('src/doctor/') ? /JSON\.stringify/ : /\bJSON\b\s*[.[]|=\s*JSON\b/).test(
        text(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
      ),
  );
  expect(wrong).toEqual([]);
});

test('code for Node asks over HTTP through ky (decision 006)', () => {
  // The page's own fetch, in a browser or in happy-dom.
  const isPage = (file: string) =>
    /^tests\/(e2e\/embedding\.test\.ts|support\/(suites\/faulty-wire\.ts|page\/(login-dialog\.ts|own-sandbox\.ts|mount-widget\.tsx|start-case\.ts)))$/.test(
      file,
    );
  // Of the benchmarks one writes a page.
  const tools = fs
    .readdirSync('scripts', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs') && name !== 'bench.mjs')
    .map((name) => `scripts/${name}`);
  const files = [...all.filter((file) => /^(tests|scripts|demo\/sandbox)\//.test(file) && !isPage(file)), ...tools];
  expect(files.filter((file) => /(?:await|return|=>|\()\s*fetch\(/.test(text(file)))).toEqual([]);
});

test('domain never reads the clock or chance', () => {
  const wrong = shipped.filter(
    (file) =>
      file.startsWith('src/domain/') && /Date\.now\(|new Date\(\)|Math\.random\(|performance\.now/.test(text(file)),
  );
  expect(wrong).toEqual([]);
});

test('the client has one clock: no room but the session compares the server’s time with its own', () => {
  // The doctor measures the clock of the machine itself; a sign is made on the partner's server.
  const mayMeasure = /^src\/(session\/session|doctor\/(check-provider|examine)|entries\/sign)\.ts$/;
  const own = /\bDate\.now\b|new Date\(\)|\boffsetMs\b|serverTimeMs\s*-[^;\n]*clock|clock[^;\n]*-\s*[\w.]*serverTimeMs/;
  const wrong = shipped.filter(
    (file) => /^(src|widgets)\//.test(file) && !mayMeasure.test(file) && own.test(text(file)),
  );
  expect(wrong).toEqual([]);
});

/** These read what people have typed or pasted, a format of another program, or a value that is chosen from a list. */
const readsTyped =
  /^(src\/domain\/|demo\/sandbox\/(testing\/|ground\/sheets\/xlsx-styles\.ts|products\/hotel\/(answers\/suggest|orders\/advance)\.ts))/;
const regex = /(?:[(=,:!&|?[]|=>|return)\s*(\/(?![*/])(?:[^/\n\\[]|\\.|\[(?:[^\]\n\\]|\\.)*\])+\/)/g;
const sentences = 'msg|reason|message|detail|sentence';
const reading = new RegExp(
  String.raw`\.(?:test|exec)\([^)]*\.(?:${sentences}|title)\b|\.(?:${sentences})\b[^;\n]*\.(?:includes|startsWith|endsWith|match|search|split)\(`,
);

test('no code takes a sentence apart: what it says is a field of the answer', () => {
  const wrong = shipped.filter((file) => {
    if (!/^(src|widgets|demo\/(sandbox|site))\//.test(file) || readsTyped.test(file)) return false;
    const code = text(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const plain = code.replace(/'(?:[^'\\\n]|\\.)*'/g, "''");
    return (
      reading.test(code) || Array.from(plain.matchAll(regex)).some(([, found = '']) => /\p{Script=Han}/u.test(found))
    );
  });
  expect(wrong).toEqual([]);
});

test('no code asks for an app id: switches are asked by their meaning', () => {
  const wrong = shipped.filter(
    (file) => /^(src|widgets)\//.test(file) && /appId\s*[!=]==\s*'(?!default')/.test(text(file)),
  );
  expect(wrong).toEqual([]);
});

test('style sheets use px and container units, never rem or vw, and colours only by token', () => {
  const sheets = ['src', 'widgets'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => path.posix.join(folder, name)),
  );
  const wrong: string[] = [];
  for (const file of sheets) {
    // A line that ends in `/* fixed: … */` has a colour that means the thing itself: QR codes, pay marks, shadows.
    const css = text(file)
      .replace(/^.*\/\* fixed: .*\*\/$/gm, '')
      .replace(/\/\*[\s\S]*?\*\//g, '');
    if (/\d(rem|vw|vh)\b/.test(css)) wrong.push(`${file}: rem, vw or vh`);
    const colour = /#[0-9a-f]{3,8}\b|\brgba?\(/i.exec(css);
    if (colour) wrong.push(`${file}: ${colour[0]}`);
  }
  expect(wrong).toEqual([]);
});

const lines = (file: string) => text(file).split('\n').length - 1;
const isTable = (file: string) =>
  /\/(tokens|icons|.*data.*|airports|airlines|cities|holidays.*|stations)[\w-]*\.ts$/.test(file) ||
  /^src\/routes\/\w+\.ts$/.test(file);

test('source files are short: none over 300 lines, nineteen of twenty under 200; tests under 400', () => {
  const code = shipped.filter((file) => !isTable(file));
  const long = code.filter((file) => lines(file) > 300).concat(all.filter((file) => isTest(file) && lines(file) > 400));
  expect(long).toEqual([]);
  const over = code.filter((file) => lines(file) > 200);
  expect(over.length / code.length, `over 200 lines: ${over.join(', ')}`).toBeLessThanOrEqual(0.05);
});

test('there are no drawers and no barrels', () => {
  const drawers = shipped.filter(
    (file) =>
      /\/(utils?|helpers?|common|types|misc|shared)\.tsx?$/.test(file) ||
      /\/(utils?|helpers?|common|misc)\//.test(file),
  );
  expect(drawers).toEqual([]);
  const barrels = shipped.filter(
    (file) => /^(src|widgets)\//.test(file) && /\/index\.tsx?$/.test(file) && !/defineWidget/.test(text(file)),
  );
  expect(barrels).toEqual([]);
});

test('no enums, and no classes but errors and the one boundary React asks for', () => {
  const wrong = shipped.filter((file) => {
    const code = text(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    return (
      /^\s*(export\s+)?(const\s+)?enum\s/m.test(code) ||
      (/^\s*(export\s+)?class\s+(?!\w*Error\b)/m.test(code) && !file.endsWith('ErrorBoundary.tsx'))
    );
  });
  expect(wrong).toEqual([]);
});
