import { expect, test } from 'vitest';
import { returnPathOf } from './return-path.ts';

const rows: [string, string | undefined, boolean][] = [
  ['a path', '/myCenter/index', true],
  ['a path with its query', '/pay/order/8?businessType=5', true],
  ['the root', '/', true],
  ['nothing', undefined, false],
  ['no text', '', false],
  ['another site', 'https://evil.example/', false],
  ['another site without its scheme', '//evil.example/', false],
  ['a backslash that browsers read as a slash', '/\\evil.example/', false],
  ['a backslash further on', '/a\\..\\evil', false],
  ['a tab that browsers leave out', '/\t/evil.example', false],
  ['a line break', '/\n/evil.example', false],
  ['a script', 'javascript:alert(1)', false],
  ['a relative address', 'myCenter/index', false],
  ['an address longer than any of ours', `/${'a'.repeat(2000)}`, false],
];

test.each(rows)('%s: followed or not', (_what, asked, isFollowed) => {
  expect(returnPathOf(asked)).toBe(isFollowed ? asked : null);
});
