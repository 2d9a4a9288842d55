import { ensurePackages } from './lib/setup.mjs';

ensurePackages();
const { build } = await import('./lib/build.mjs');
const { judge, measure, readBudgets } = await import('./lib/size.mjs');
await build({ only: ['widgets'], log: console.log });
const measured = await measure();
const line = (name, { raw, gzip, brotli }) =>
  console.log(
    `${name.padEnd(48)} ${String(raw).padStart(8)} ${String(gzip).padStart(8)} ${String(brotli).padStart(8)}`,
  );
console.log(`${'file'.padEnd(48)} ${'raw'.padStart(8)} ${'gzip'.padStart(8)} ${'brotli'.padStart(8)}`);
for (const [name, size] of Object.entries(measured.files)) line(name, size);
line('all css', measured.css);
console.log('\nuntil a place can be used');
for (const [name, size] of Object.entries(measured.widgets)) line(`${name} (${size.files} requests)`, size);
const rows = judge(measured, readBudgets());
// A mark is explained where a row has it: a search of the output for one finds rows alone.
const marks = rows.every(({ isMet }) => isMet) ? '' : '; GREW: above that too';
console.log(`\nbudgets (OVER: above the budget, as a decision allows${marks})`);
for (const { name, figure, budget, isMet } of rows)
  console.log(
    `${!isMet ? 'GREW' : figure > budget ? 'OVER' : 'ok  '} ${name.padEnd(44)} ${String(figure).padStart(7)} of ${budget}`,
  );
process.exit(rows.every((row) => row.isMet) ? 0 : 1);
