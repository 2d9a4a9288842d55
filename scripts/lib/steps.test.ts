import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { failedTests, viewsAtFailure } from './steps.mjs';

it('names each failed test by file, and a file that could not be read', () => {
  const file = path.resolve('src/a.test.ts');
  const report = {
    testResults: [
      {
        name: file,
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'is well' },
          { status: 'failed', fullName: 'is ill', failureMessages: ['expected 1\nto be 2\n    at a.test.ts:3'] },
        ],
      },
      { name: file, status: 'failed', message: 'Cannot find ./b', assertionResults: [] },
    ],
  };
  expect(failedTests('rules', report)).toEqual([
    'rules: src/a.test.ts › is ill\n    expected 1\n    to be 2',
    'rules: src/a.test.ts\n    Cannot find ./b',
  ]);
  expect(failedTests('rules', null)).toEqual([]);
});

it('shows the beginning of the views that this run wrote at a failure', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'views-'));
  const write = (name: string, text: string, seconds: number) => {
    fs.writeFileSync(path.join(folder, name), text);
    fs.utimesSync(path.join(folder, name), seconds, seconds);
  };
  write('older.txt', 'of another run', 1000);
  write('orders.txt', `#order-list=/\n${'- row\n'.repeat(100)}`, 3000);
  write('orders.png', 'a picture', 3000);
  const views = viewsAtFailure(folder, 2_000_000);
  expect(views).toHaveLength(1);
  expect(views[0]?.split('\n')).toHaveLength(61);
  expect(views[0]).toMatch(/^orders.txt\n {4}#order-list=\/\n {4}- row/);
  expect(viewsAtFailure(path.join(folder, 'none'), 0)).toEqual([]);
  fs.rmSync(folder, { recursive: true });
});
