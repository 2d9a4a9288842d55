import { afterEach, expect, it } from 'vitest';
import { cheapCost, md5Of } from '#tests/support/sandbox.ts';
import { hashPassword, isPassword, setPasswordCost } from './password-hash.ts';

afterEach(() => setPasswordCost(cheapCost));

const right = md5Of('travel123');
const wrong = md5Of('travel124');

it('a hash is read with the cost that it was made with, and the cost of the product needs no word', async () => {
  setPasswordCost();
  const dear = await hashPassword(right);
  setPasswordCost(cheapCost);
  const cheap = await hashPassword(right);
  expect([dear, cheap].map((hash) => hash.split('$').slice(3))).toEqual([[], [String(cheapCost)]]);
  for (const hash of [dear, cheap])
    expect([await isPassword(right, hash), await isPassword(wrong, hash)]).toEqual([true, false]);
  expect(await isPassword(right, null)).toBe(false);
  // Another cost makes another key.
  expect(await isPassword(right, cheap.split('$').slice(0, 3).join('$'))).toBe(false);
});
