/** Travel standards: verdicts of a list, proof of a standard, replay of a year, by processor time on one core; needs no build and no server. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import { round, table } from './figures.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** One module of functions of the domain, built as the pages have them. */
export async function load(name, parts) {
  const entry = path.join(root, `.build/bench/${name}-entry.ts`);
  fs.mkdirSync(path.dirname(entry), { recursive: true });
  fs.writeFileSync(entry, parts.map((part) => `export * from '#domain/${name}/${part}';`).join('\n'));
  const { imports } = createRequire(`${root}/`)('./package.json');
  const alias = Object.entries(imports).map(([from, to]) => ({
    find: new RegExp(`^${from.replace('*', '')}`),
    replacement: path.join(root, to.replace('*', '')) + path.sep,
  }));
  const lib = { entry, formats: ['es'], fileName: name };
  const outDir = path.dirname(entry);
  const own = { root, configFile: false, logLevel: 'error', resolve: { alias } };
  await build({ ...own, build: { lib, outDir, emptyOutDir: false, minify: false } });
  return import(`${path.join(outDir, `${name}.js`)}`);
}

/** Milliseconds of the processor: the least of several runs, each with a value of its own. */
export function leastMs(values, run) {
  const times = values.map((value) => {
    const before = process.cpuUsage();
    run(value);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times.slice(2));
}

const levels = Array.from({ length: 12 }, (_, at) => String(at));
const cities = Array.from({ length: 40 }, (_, at) => `C${String(at).padStart(2, '0')}`);
const tiers = ['一线', '二线', '三线'].map((name, at) => ({ name, cities: cities.slice(at * 12, at * 12 + 12) }));
const bands = Array.from({ length: 12 }, (_, at) => {
  const month = String(at + 1).padStart(2, '0');
  return {
    name: `B${at}`,
    from: `2026-${month}-03`,
    to: `2026-${month}-20`,
    ...(at % 3 === 0 && { city: cities[at] }),
  };
});

/** Rules of every product over six fields: level, place, season, weekday and two of the product. */
function contentOf(count, turn) {
  const own = {
    flight: [
      { kind: 'discount', percent: 60 },
      { field: 'haul', op: 'atLeast', value: 240 },
      { field: 'cabin', op: 'in', value: ['Y'] },
    ],
    intl: [
      { kind: 'cabin', cabin: 'C' },
      { field: 'haul', op: 'atLeast', value: 600 },
      { field: 'airline', op: 'in', value: ['CA'] },
    ],
    train: [
      { kind: 'seat', seat: 'second' },
      { field: 'trainKind', op: 'in', value: ['G', 'D'] },
      { field: 'overnight', op: 'in', value: ['1'] },
    ],
    hotel: [
      { kind: 'nightPrice' },
      { field: 'stars', op: 'below', value: 5 },
      { field: 'shared', op: 'in', value: ['1'] },
    ],
    car: [
      { kind: 'perRide' },
      { field: 'scene', op: 'in', value: ['overtime'] },
      { field: 'time', op: 'in', value: [{ from: 1080, to: 360 }] },
    ],
  };
  const rules = Array.from({ length: count }, (_, at) => {
    const product = Object.keys(own)[at % 5];
    const [limit, one, other] = own[product];
    const no = Math.floor(at / 5);
    const when = [
      no % 2 && { field: 'level', op: 'in', value: levels.slice(no % 10, (no % 10) + 2) },
      no % 3 === 1 && { field: 'city', op: 'in', value: [cities[no % 40]] },
      no % 3 === 2 && { field: 'tier', op: 'in', value: [tiers[no % 3].name] },
      no % 4 === 1 && { field: 'band', op: 'in', value: [`B${no % 12}`] },
      no % 7 === 3 && { field: 'weekday', op: 'in', value: ['6', '7'] },
      no % 5 === 2 && one,
      no % 5 === 4 && other,
    ].filter(Boolean);
    const fen = 300_00 + ((no * 37) % 50) * 1000 + turn;
    return {
      id: `r${at}`,
      product,
      when,
      effect: 'reason',
      limit: 'percent' in limit || 'cabin' in limit || 'seat' in limit ? limit : { ...limit, fen },
    };
  });
  return { rules, tiers, bands, reasons: [], messages: {}, together: 'higher', tolerance: 20_000 };
}

const dayOf = (at) => new Date(Date.UTC(2026, 0, 1 + (at % 365))).toISOString().slice(0, 10);
const common = (at) => ({
  level: levels[at % 12],
  day: dayOf(at),
  time: (at * 7) % 1440,
  from: cities[at % 40],
  city: cities[(at * 3) % 40],
  advance: at % 20,
});
const makers = [
  (at) => ({
    ...common(at),
    product: 'flight',
    airline: 'CA',
    agreement: false,
    cabin: at % 9 ? 'Y' : 'C',
    haul: 60 + (at % 300),
    price: 500_00 + (at % 900) * 100,
    fullFares: { Y: 1500_00 },
  }),
  (at) => ({
    ...common(at),
    product: 'train',
    trainKind: at % 3 ? 'G' : 'K',
    overnight: at % 4 === 0,
    haul: 60 + (at % 600),
    seat: at % 5 ? 'second' : 'first',
    price: 553_00,
    classPrices: { second: 553_00 },
  }),
  (at) => ({
    product: 'hotel',
    level: levels[at % 12],
    city: cities[(at * 3) % 40],
    nights: [0, 1].map((night) => ({ day: dayOf(at + night), price: 300_00 + (at % 500) * 100 })),
    rooms: 1,
    stars: 3 + (at % 3),
    agreement: at % 2 === 0,
    advance: at % 20,
  }),
  (at) => ({
    ...common(at),
    product: 'car',
    scene: 'overtime',
    carClass: 'express',
    crossCity: false,
    price: 20_00 + (at % 90) * 100,
    used: { day: 0, month: 0, ridesOfDay: 0, ridesOfMonth: 0 },
  }),
];
const flags = { overproof: true, overApprove: false };
const turns = Array.from({ length: 9 }, (_, turn) => turn);

export async function measurePolicy() {
  const { judge, prove, replay, changesOf } = await load('policy', ['judge/judge.ts', 'proof/prove.ts', 'replay.ts']);
  const facts = Array.from({ length: 1000 }, (_, at) => makers[at % 4](at));
  const trips = Array.from({ length: 100_000 }, (_, at) => ({
    id: String(at),
    employee: String(at % 3000),
    flags,
    facts: makers[at % 4](at),
  }));
  const found = replay(trips, contentOf(60, 99));
  const proofs = {};
  return {
    judgeMs: leastMs(turns, (turn) => {
      const content = contentOf(60, turn);
      for (const one of facts) judge(one, content, flags);
    }),
    proof300Ms: leastMs(turns, (turn) => (proofs[300] = prove(contentOf(300, turn), levels))),
    proof1000Ms: leastMs(turns, (turn) => (proofs[1000] = prove(contentOf(1000, turn), levels))),
    cases: proofs[300].checked,
    findings: proofs[300].findings.length,
    replay60Ms: leastMs(turns, (turn) => changesOf(found, replay(trips, contentOf(60, turn)))),
    replay300Ms: leastMs(turns, (turn) => changesOf(found, replay(trips, contentOf(300, turn)))),
  };
}

export function showPolicy(policy) {
  const ms = (value) => `${round(value)} ms`;
  table([
    ['verdicts of 1,000 rows, 60 rules', ms(policy.judgeMs), '', '', '≤ 5 ms'],
    ['proof of 300 rules', ms(policy.proof300Ms), `${policy.cases} cases, ${policy.findings} found`, '', '≤ 100 ms'],
    ['proof of 1,000 rules', ms(policy.proof1000Ms), '', '', '≤ 500 ms'],
    ['replay of 100,000 trips, 60 rules', ms(policy.replay60Ms), '', '', '≤ 100 ms'],
    ['replay of 100,000 trips, 300 rules', ms(policy.replay300Ms), '', '', '≤ 100 ms'],
  ]);
}
