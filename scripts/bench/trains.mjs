/** Search of trains, the waiting line and holds of one train, by processor time on one core; needs no build and no server. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { round, table } from './figures.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const load = async (file) => {
  const { imports } = createRequire(`${root}/`)('./package.json');
  const alias = Object.entries(imports).map(([from, to]) => ({
    find: new RegExp(`^${from.replace('*', '')}`),
    replacement: path.join(root, to.replace('*', '')) + path.sep,
  }));
  const options = { root, configFile: false, logLevel: 'error', resolve: { alias } };
  return (await runnerImport(path.join(root, 'demo/sandbox/products/train', file), options)).module;
};

/** Milliseconds of the processor for one run, after some that are not counted. */
async function msOf(run, times) {
  for (let n = 0; n < times; n += 1) await run();
  const before = process.cpuUsage();
  for (let n = 0; n < times; n += 1) await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

const ways = ['北京 上海', '北京 广州', '广州 成都', '上海 昆明', '苏州 武汉', '杭州 西安', '南京 长沙', '徐州 福州'];

/** Orders that hold a seat of one train in the embedded database, over random overlapping ways: how many in a second of the processor. */
async function holdsPerSecond(table) {
  const { openDatabase } = await load('../../ground/database/open-database.ts');
  const { migrate } = await load('../../ground/database/migrate.ts');
  const { takeSeats } = await load('seats/take-seats.ts');
  const { db, close } = await openDatabase({ memory: true });
  await migrate(db);
  const train = table.numbers.indexOf('G1');
  const sections = table.first[train + 1] - table.first[train] - 1;
  const now = Date.parse('2026-11-20T14:30:00+08:00');
  let roll = 7;
  const upTo = (n) => (roll = (roll * 1_103_515_245 + 12_345) % 2_147_483_648) % n;
  const hold = (turn) =>
    db.transaction().execute((tx) => {
      const from = upTo(sections);
      const to = from + 1 + upTo(sections - from);
      return takeSeats(tx, table, { train, day: '2026-11-28', seatClass: 'second', from, to, count: 1, turn }, now);
    });
  let turn = 0;
  const ms = await msOf(() => hold((turn += 1)), 300);
  await close();
  return 1000 / ms;
}

export async function measureTrains() {
  const { timetable } = await load('timetable/trains-of-day.ts');
  const { bytesOf } = await load('timetable/timetable.ts');
  const { stations, stationsOfCity, stationsOfTown } = await load('network/stations.ts');
  const { directRides } = await load('search/direct.ts');
  const { onePlans } = await load('search/one-change.ts');
  const { waitlistOf } = await load('waitlist/waitlist.ts');
  const all = timetable();
  const towns = stations.map(({ town }) => stationsOfTown(town).map(({ index }) => index));
  const searched = [];
  for (const way of ways) {
    const [from, to] = way.split(' ').map((city) => stationsOfCity(city).map(({ index }) => index));
    const priceOf = (_train, board, alight) => all.km[alight] - all.km[board];
    searched.push({
      way,
      direct: await msOf(() => directRides(all, from, to), 60),
      change: await msOf(() => onePlans(all, { from, to, townOf: (station) => towns[station], priceOf }), 8),
    });
  }
  const { servedStations } = await load('answers/served-stations.ts');
  const waiting = Array.from({ length: 10_000 }, (_, n) => ({
    orderId: `o${n}`,
    place: n,
    passengers: 1,
    wishes: [{ trainDay: 1, seatClass: 'second', sections: 0b111111 }],
  }));
  const line = waitlistOf(waiting);
  const returned = { trainDay: 1, seatClass: 'second', seat: 1, taken: 0b100, freed: 0b11 };
  return {
    trains: all.numbers.length,
    bytes: bytesOf(all),
    direct: Math.max(...searched.map(({ direct }) => direct)),
    change: Math.max(...searched.map(({ change }) => change)),
    match: await msOf(() => line.serve(returned, () => []), 50),
    holds: await holdsPerSecond(all),
    stations: gzipSync(JSON.stringify({ table: await servedStations() }), { level: 6 }).length,
  };
}

export function showTrains({ trains, bytes, direct, change, match, holds, stations }) {
  table([
    ['trains a day', trains, '', '', 'about 11,000'],
    ['timetable in memory, MB', round(bytes / 1e6, 2), '', '', ''],
    ['direct trains, slowest of eight ways, ms', round(direct, 2), '', '', '2'],
    ['one change, slowest of eight ways, ms', round(change), '', '', '30'],
    ['a returned seat against 10,000 orders, ms', round(match, 2), '', '', '20'],
    ['holds of one train in a second of the processor', round(holds, 0), '', '', '≥ 300'],
    ['stations, gzip B', stations, '', '', '≤ 25000'],
  ]);
}
