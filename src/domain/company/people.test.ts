import { expect, it } from 'vitest';
import { absentWords, employeeStates, stateAfter } from './people.ts';
import type { EmployeeState, StateChange } from './people.ts';

/** Changes that each state takes, and the state after them for an employee who has logged in. */
const taken: Readonly<Record<EmployeeState, Partial<Record<StateChange, EmployeeState>>>> = {
  active: { disable: 'disabled', leave: 'left' },
  invited: { disable: 'disabled', leave: 'left' },
  // Only the member asked decides.
  asked: {},
  disabled: { leave: 'left', restore: 'active' },
  left: { restore: 'active' },
};

it.each(employeeStates)('%s takes its changes and no other', (state) => {
  for (const change of ['disable', 'leave', 'restore'] as const)
    expect([change, stateAfter(state, change, true)]).toEqual([change, taken[state][change]]);
});

it('one who comes back before the first login is invited again', () => {
  expect(stateAfter('disabled', 'restore', false)).toBe('invited');
  expect(stateAfter('left', 'restore', false)).toBe('invited');
});

it('one who was asked has not agreed, the others are gone', () => {
  expect(absentWords('asked')).toBe('尚未同意加入');
  expect(absentWords('left')).toBe('已停用或离职');
});
