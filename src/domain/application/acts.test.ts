import { expect, it } from 'vitest';
import { actsOf } from './acts.ts';

it('a draft and what its applicant took back may be removed by the applicant; what others have decided stays', () => {
  const removable = ([0, 1, 2, 3, 4, 5, 6, 7] as const).filter((state) => actsOf(state, '').includes('remove'));
  expect(removable).toEqual([0, 4]);
});
