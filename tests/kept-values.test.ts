import fs from 'node:fs';
import { expect, test } from 'vitest';

const rooms = ['widgets', 'src/parts', 'src/screens', 'src/kit'];
const files = rooms.flatMap((room) =>
  fs
    .readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
    .map((name) => `${room}/${name}`),
);

/** A variable of a module, or an empty collection or a signal that its functions could fill. */
const keeps =
  /^(?:export )?(?:let |const \w+(?:: (?!readonly |Readonly)[^=\n]+)? = (?:new (?:Map|Set)(?:<[^\n]*>)?\(\)|signal(?:<[^\n]*>)?\(|\[\]|\{\}))/m;
/**
 * A table of the application that was checked; two that stand where no model is, and are never written; dialogs that
 * wait for one trade, each until it is closed; the number of writes of the page, whoever made them.
 */
const known = new Set([
  'src/kit/links/use-menu.ts',
  'src/kit/resources/writes.ts',
  'src/parts/import/ImportScreen.tsx',
  'widgets/payment/pay-order/code/shared-poll.ts',
]);

/** A value of a module stays after a logout: it would be shown to the next member. Models are made for each place and member. */
test('no module of a widget or of a shared part keeps a value of its own', () => {
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.filter((file) => keeps.test(fs.readFileSync(file, 'utf8')));
  expect(wrong.filter((file) => !known.has(file))).toEqual([]);
});

test.each([
  'let last = 0;',
  'const seen = new Map<string, object>();',
  'export const draft = signal<Draft | null>(null);',
  'const rows: Row[] = [];',
])('a module with `%s` keeps one', (line) => {
  expect(keeps.test(`import a from 'a';\n${line}\n`)).toBe(true);
});

test('a constant, and a variable of a function, keep nothing', () => {
  expect(keeps.test('const none: readonly Row[] = [];\nconst f = () => {\n  let n = 0;\n};')).toBe(false);
});
