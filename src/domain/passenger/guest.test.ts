import { expect, it } from 'vitest';
import { checkGuest } from './guest.ts';

it('an external traveller has a host and a reason', () => {
  expect(checkGuest({ hostId: '7', visitReason: '技术交流' })).toEqual({});
  expect(checkGuest({ hostId: '', visitReason: ' ' })).toEqual({
    hostId: '请选择接待员工',
    visitReason: '请填写来访事由',
  });
});
