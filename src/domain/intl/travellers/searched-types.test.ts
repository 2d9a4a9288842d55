import { expect, test } from 'vitest';
import type { PsgType } from '../../passenger/psg-types.ts';
import { missingTypes, partyOfTypes, sayTypes } from './searched-types.ts';

const searched = { ADT: 1, CHD: 1, SD: 1, CD: 1 };

test.each<[who: string, chosen: PsgType[], missing: PsgType[]]>([
  ['nobody', [], ['ADT', 'CHD', 'SD', 'CD']],
  ['an adult', ['ADT'], ['CHD', 'SD', 'CD']],
  ['a second adult, who takes a place of the adult fare', ['ADT', 'ADT'], ['CHD', 'CD']],
  ['a second child, who takes the first place', ['CHD', 'CHD'], ['SD', 'CD']],
  ['more than were searched', ['ADT', 'ADT', 'ADT', 'CHD', 'CD'], []],
])('beside %s the other searched types are missing', (_who, chosen, missing) => {
  expect(missingTypes(chosen, searched)).toEqual(missing);
});

test('people are counted and named by their type', () => {
  expect(partyOfTypes(['SD', 'ADT', 'SD'])).toEqual({ SD: 2, ADT: 1 });
  expect(sayTypes(['SD', 'ADT', 'SD', 'CD'])).toBe('1 位成人、2 位留学生、1 位老年');
});
