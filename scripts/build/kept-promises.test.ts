import { expect, test } from 'vitest';
import { parseAst } from 'vite';
import { keptPromises } from './kept-promises.ts';

const transform = (code: string, id = '/x/widgets/a/model.ts'): string | null => {
  const { transform: run } = keptPromises() as unknown as {
    transform(this: object, code: string, id: string): { code: string } | null;
  };
  return run.call({ parse: parseAst }, code, id)?.code.replace(/^import .*\n/, '') ?? null;
};

test('a promise without a waiter is guarded, also one inside another', () => {
  expect(transform('void f(1, (a) => void g(a)).finally(() => 0);')).toBe(
    '__kept( f(1, (a) => __kept( g(a))).finally(() => 0));',
  );
});

test('expressions without a call stay as they are, and so do files that are not ours', () => {
  expect(transform('const a = void 0; const b = () => void (c = 1);')).toBeNull();
  expect(transform('void f();', '/x/node_modules/a/index.ts')).toBeNull();
  expect(transform('void f();', '/x/src/loader/loader.ts')).toBeNull();
});
