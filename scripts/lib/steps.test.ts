import path from 'node:path';
import { expect, it } from 'vitest';
import { failedTests } from './steps.mjs';

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
