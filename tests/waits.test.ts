import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

function* filesIn(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.')) yield* filesIn(file);
    else if (/\.test\.tsx?$/.test(file) || (file.startsWith('tests') && /\.tsx?$/.test(file))) yield file;
  }
}

/** A limit of its own for one wait or one test, and an upper limit of time that has passed. */
const limits = [
  /\btimeout: *\d/,
  /set(?:Default)?(?:Navigation)?Timeout\(\d/,
  /^ *\}, *[\d_]+\);/,
  /\b(?:before|after)(?:All|Each)\(.*, *[\d_]{3,}\);/,
  /\bwait(?:Until|For|ForFunction)\(.*, *[\d_]{3,}\)/,
  /(?:performance|Date)\.now\(\) - .*\)\.toBeLess/,
  /(?:longest|elapsed|took|reaction|duration)\w*\)?\)\.toBeLess/i,
];

it('no module of test support registers a hook where it is read: files of a worker read it once', () => {
  // Tests of src/runtime alone use it, and each of their files has modules of its own.
  const known = ['tests/support/page/mounted-search.tsx'];
  const found = Array.from(filesIn('tests/support')).filter(
    (file) =>
      !path.basename(file).startsWith('setup-') &&
      /^(?:before|after)(?:Each|All)\(/m.test(fs.readFileSync(file, 'utf8')),
  );
  expect(found).toEqual(known);
  expect(
    Array.from(filesIn('widgets')).filter((file) => fs.readFileSync(file, 'utf8').includes('/mounted-search.tsx')),
  ).toEqual([]);
});

it('a test waits for a state: its limit is the one of patience.ts, and none says that something is fast', () => {
  const found = ['src', 'widgets', 'demo', 'themes', 'tests', 'scripts'].flatMap((folder) =>
    Array.from(filesIn(folder)).flatMap((file) =>
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (limits.some((limit) => limit.test(line)) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    ),
  );
  expect(found).toEqual([]);
});
