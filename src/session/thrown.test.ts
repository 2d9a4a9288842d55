import { expect, test } from 'vitest';
import { classOf, placeOf } from './thrown.ts';

const files = 'https://cdn.example/cdn/assets/';
const withStack = (message: string, stack: string): Error => Object.assign(new TypeError(message), { stack });

test.each<[string, unknown, string]>([
  ['a built-in class', new RangeError('x'), 'RangeError'],
  ['a refusal of the browser', new DOMException('x', 'SecurityError'), 'SecurityError'],
  ['a class of a package', Object.assign(new Error('x'), { name: 'ZodError' }), 'ZodError'],
  ['a name that quotes something typed', Object.assign(new Error('x'), { name: '13812345678' }), 'Error'],
  ['a name that is a sentence', Object.assign(new Error('x'), { name: 'Zhang San Error' }), 'Error'],
  ['a text', '13812345678', 'string'],
  ['an object', { name: 'secret123', message: 'secret123' }, 'Error'],
  ['nothing', undefined, 'undefined'],
])('the class of %s', (_, thrown, expected) => {
  expect(classOf(thrown)).toBe(expected);
});

test.each<[string, unknown, string]>([
  [
    'Chromium',
    withStack(
      'bad travel123',
      `TypeError: bad travel123\n    at Object.test (https://shop.example/app.js:9:8)\n    at form (${files}login-5FhWAjED.js:1:2345)\n    at ${files}core-Y8pnwdZo.js:1:88000`,
    ),
    'login-5FhWAjED.js:1:2345',
  ],
  [
    'Firefox and WebKit',
    withStack('bad', `test@https://shop.example/app.js:9:8\nform@${files}login-5FhWAjED.js?retry=2:1:2345\n`),
    'login-5FhWAjED.js:1:2345',
  ],
  [
    'a file of the page alone',
    withStack('bad', 'TypeError: bad\n    at run (https://shop.example/js/main.js?v=3:9:8)'),
    'main.js:9:8',
  ],
  [
    'a file with a number for a name',
    withStack('bad', 'TypeError: bad\n    at https://shop.example/13812345678.js:9:8'),
    '*.js:9:8',
  ],
  [
    'a message that looks like a frame',
    withStack(
      'a\n    at 13812345678.js:1:2',
      'TypeError: a\n    at 13812345678.js:1:2\n    at https://shop.example/main.js:3:4',
    ),
    'main.js:3:4',
  ],
  ['an error without a stack', withStack('bad', ''), ''],
  ['a text', 'at travel123.js:1:2', ''],
])('the place of a throw: %s', (_, thrown, expected) => {
  expect(placeOf(thrown, files)).toBe(expected);
});
