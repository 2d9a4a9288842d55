import { expect, test } from 'vitest';
import { isPasswordLength } from './login-rules.ts';
import { guessesLog10, strengthOf } from './password-strength.ts';
import type { PasswordStrength } from './password-strength.ts';

const estimates: [string, PasswordStrength, string][] = [
  ['123456', 'weak', 'the first try of everybody'],
  ['5201314', 'weak', 'as popular'],
  ['woaini1314', 'weak', 'a popular word and a popular number'],
  ['19900512', 'weak', 'a birthday'],
  ['qwertyuiop', 'weak', 'a row of the keyboard'],
  ['abcdefgh', 'weak', 'the alphabet'],
  ['aaaaaaaa', 'weak', 'one character'],
  ['Password', 'weak', 'capitals change nothing'],
  ['zhang123', 'weak', 'a name and a run'],
  ['hangzhou26', 'middle', 'two syllables and two digits'],
  ['yunfan2026', 'middle', 'two syllables and a year'],
  ['k7mq4x', 'middle', 'six characters without a pattern'],
  ['kT4vq8Zn', 'strong', 'eight characters without a pattern'],
  ['T!9x#q', 'middle', 'six characters are too few, whatever they are'],
  ['T!9x#qR2', 'strong', 'eight of every kind'],
  ['shanghaidaxue88', 'strong', 'many syllables'],
];

test.each(estimates)('%s is %s: %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test("the member's own number is a weak password", () => {
  expect(guessesLog10('13911682046')).toBeGreaterThan(guessesLog10('13911682046', ['13911682046']));
  expect(strengthOf('13911682046', ['13911682046'])).toBe('weak');
});

test('a longer password is never weaker for a character without a pattern', () => {
  expect(guessesLog10('kT4vq8Znw')).toBeGreaterThan(guessesLog10('kT4vq8Zn'));
});

test('a weak password of 6 to 16 characters is accepted all the same', () => {
  expect(isPasswordLength('123456')).toBe(true);
});

test('an empty password has no strength', () => {
  expect(guessesLog10('')).toBe(0);
});
