import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { classesOfSheets } from '../scripts/build/class-names.mjs';
import { nodesOf } from '../scripts/build/edits.ts';
import type { Node } from '../scripts/build/edits.ts';

/**
 * A screen is styled by the sheets that it brings, whichever way it was opened: sheets of the screen before it stay in
 * the root and would hide that one is missing.
 */
const sheets = classesOfSheets();
/** Every root has these before a screen comes; those of layers come with each layer. */
const ofEveryRoot = new Set(['src/ui/base/base.css', 'src/ui/base/more.css', 'src/ui/overlay/layers.css']);
/** Looks that a part has only where it is asked for them, by lists and pages that bring the sheet. */
const onRequest: Readonly<Record<string, RegExp>> = {
  'src/ui/list/Table.tsx': /^t-cards/,
  'src/ui/list/WaitingCard.tsx': /^t-rec/,
  // The head of a wide page: employee-import takes the other one of the same file.
  'src/ui/journey/BackHead.tsx': /^t-back/,
  // On narrow lists the word beside the icon goes.
  'src/screens/ExportMenu.tsx': /^t-wide$/,
  // Closer heads beside other sections of a booking.
  'src/parts/rail/seats/SeatChoice.tsx': /^bk-sec/,
};
const rooms = ['src/ui/', 'src/screens/', 'src/parts/', 'widgets/'];
const rankOf = (file: string) => rooms.findIndex((room) => file.startsWith(room));
const widgetOf = (file: string) => file.split('/').slice(0, 3).join('/');
/** A sheet of a higher room, or of another widget, changes a look and does not make it. */
const makesLook = (sheet: string, file: string) =>
  sheet.startsWith('widgets/') ? widgetOf(sheet) === widgetOf(file) : rankOf(sheet) <= Math.max(0, rankOf(file));

interface File {
  now: string[];
  later: string[];
  sheets: string[];
  classes: string[];
}
const known = new Map<string, File>();

function fileOf(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name);
  if (!name.startsWith('#')) return undefined;
  const rest = name.slice(1);
  return rest.startsWith('widgets/') ? rest : `src/${rest}`;
}

function read(file: string): File {
  const before = known.get(file);
  if (before) return before;
  const found: File = { now: [], later: [], sheets: [], classes: [] };
  known.set(file, found);
  const add = (list: string[], source: unknown) => {
    const target = fileOf(file, String((source as Node)['value']));
    if (!target) return;
    if (target.endsWith('.css?shadow')) found.sheets.push(target.slice(0, -'?shadow'.length));
    else list.push(target);
  };
  for (const node of nodesOf(parseSync(file, fs.readFileSync(file, 'utf8')).program)) {
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) {
      const isType = node['importKind'] === 'type' || node['exportKind'] === 'type';
      if (node['source'] && !isType) add(found.now, node['source']);
    } else if (node.type === 'ImportExpression') add(found.later, node['source']);
    else if (node.type === 'Literal' && typeof node['value'] === 'string')
      found.classes.push(...namesIn(node['value']));
    else if (node.type === 'TemplateLiteral')
      for (const { value } of node['quasis'] as Node[])
        found.classes.push(...namesIn(String((value as { cooked: string }).cooked)));
  }
  return found;
}

/** Classes of two words or more; those of one are also words of the code. */
const namesIn = (text: string) =>
  text.split(/\s+/).filter((name) => /^[a-z]\w*-[\w-]+$/.test(name) && !/^(is|has)-/.test(name) && sheets.has(name));

/** All that comes with a file at once. */
function atOnce(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of read(file).now) atOnce(next, seen);
  return seen;
}

/** Classes without a rule in the sheets that are there whenever their part is: those of its chunk and of each that it is loaded by. */
function unstyled(entry: string): string[] {
  const chunks = new Map<string, Set<string>>();
  const loads = new Map<string, Set<string>>();
  const collect = (chunk: string) => {
    if (chunks.has(chunk)) return;
    const files = atOnce(chunk);
    chunks.set(chunk, files);
    for (const file of files)
      for (const next of read(file).later) {
        if (!loads.has(next)) loads.set(next, new Set());
        loads.get(next)?.add(chunk);
        collect(next);
      }
  };
  collect(entry);
  const own = new Map([...chunks].map(([chunk, files]) => [chunk, [...files].flatMap((file) => read(file).sheets)]));
  const all = new Set([...own.values()].flat());
  const there = new Map([...chunks.keys()].map((chunk) => [chunk, new Set(chunk === entry ? own.get(chunk) : all)]));
  for (let moved = true; moved;) {
    moved = false;
    for (const [chunk, has] of there) {
      if (chunk === entry) continue;
      const before = [...(loads.get(chunk) ?? [])].map((parent) => there.get(parent) ?? new Set<string>());
      for (const sheet of has)
        if (!own.get(chunk)?.includes(sheet) && !before.every((one) => one.has(sheet))) {
          has.delete(sheet);
          moved = true;
        }
    }
  }
  const missing = new Set<string>();
  for (const [chunk, files] of chunks)
    for (const file of files)
      for (const name of read(file).classes) {
        const makers = sheets.get(name)?.filter((sheet) => makesLook(sheet, file)) ?? [];
        const isThere = (sheet: string) =>
          ofEveryRoot.has(sheet) || (sheet.startsWith('widgets/') ? all : there.get(chunk))?.has(sheet);
        if (makers.length && !makers.some(isThere) && !onRequest[file]?.test(name)) missing.add(`${file} ${name}`);
      }
  return [...missing];
}

const entries = fs
  .readdirSync('widgets', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(^|\/)index\.ts$/.test(name))
  .map((name) => path.posix.join('widgets', name))
  .sort();

test.each(entries)('%s brings the sheet of every class that it uses', (entry) => {
  expect(unstyled(entry)).toEqual([]);
});
