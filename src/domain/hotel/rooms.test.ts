import { expect, it } from 'vitest';
import { editGuest, staysHere, toggleGuest } from './rooms.ts';

const typed = { name: '林知远', pinyin: '' };
const listed = { ...typed, passengerId: 'P1' };
const namesake = { ...typed, passengerId: 'P2' };

it('two people of one name are two guests; a typed one is the person of the list who takes that place', () => {
  expect([staysHere([[listed]], listed), staysHere([[listed]], namesake), staysHere([[listed]], typed)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(staysHere([[typed]], typed)).toBe(true);
  expect(toggleGuest([[listed]], namesake, 2)).toEqual([[listed, namesake]]);
  expect(toggleGuest([[typed]], listed, 2)).toEqual([[listed]]);
  expect(toggleGuest([[listed, namesake]], listed, 2)).toEqual([[namesake]]);
});

it('a guest under another name is no longer the person of the list; one with another pinyin is', () => {
  expect(editGuest([[listed]], 0, 0, { name: '林知夏' })).toEqual([[{ name: '林知夏', pinyin: '' }]]);
  expect(editGuest([[listed]], 0, 0, { pinyin: 'LIN/ZHIYUAN' })).toEqual([[{ ...listed, pinyin: 'LIN/ZHIYUAN' }]]);
});
