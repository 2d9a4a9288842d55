/**
 * Compares our stations with the published list of 12306, whose path is given and which the project does not carry:
 * `node scripts/compare-stations.mjs path/to/station_name.js`. Names what differs, never the other value: a mistake is
 * mended from knowledge. Codes that we made are ours alone. Its cities are divisions of its own choice, so a city that differs is only counted.
 */
import fs from 'node:fs';
import { runnerImport } from 'vite';

const [file] = process.argv.slice(2);
if (!file) throw new Error('usage: node scripts/compare-stations.mjs station_name.js');

const { module } = await runnerImport('./demo/sandbox/products/train/network/stations.ts', {
  configFile: false,
  logLevel: 'error',
});
const { stations } = module;
const made = new Set(
  fs
    .readFileSync('demo/sandbox/products/train/network/more-stations.tsv', 'utf8')
    .split('\n')
    .map((row) => row.split('\t')[0]),
);
const published = new Map(
  fs
    .readFileSync(file, 'utf8')
    .split('@')
    .slice(1)
    .map((row) => row.split('|'))
    .map(([, name, telecode, pinyin, initials, , , city]) => [name, { telecode, pinyin, initials, city }]),
);

const differing = { telecode: [], pinyin: [], initials: [], city: [] };
const unknown = [];
for (const station of stations) {
  const other = published.get(station.name);
  if (!other) unknown.push(station.name);
  else
    for (const [field, names] of Object.entries(differing))
      if (other[field] !== station[field] && !(field === 'telecode' && made.has(station.name)))
        names.push(station.name);
}

console.log(`${stations.length} of ours, ${published.size} published`);
if (unknown.length) console.log(`not published: ${unknown.join(' ')}`);
for (const [field, names] of Object.entries(differing))
  console.log(`${field}: ${names.length} differ ${field === 'city' ? '' : names.join(' ')}`);
process.exitCode = unknown.length + differing.telecode.length ? 1 : 0;
