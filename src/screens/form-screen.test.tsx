import { signal } from '@preact/signals-core';
import { expect, test, vi } from 'vitest';
import type { Services } from '#kit/services.ts';
import { ServicesContext } from '#kit/widget.ts';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import { FormScreen } from './FormScreen.tsx';

const services = { addStyles: vi.fn() } as unknown as Services;

test('a form with changes says that they are not saved, and keeps its buttons in view', async () => {
  const isDirty = signal(false);
  const form = {
    busy: signal(false),
    failure: signal(''),
    focus: signal(0),
    isDirty,
    isRestored: false,
    mayLeave: async () => true,
    submit: async () => true,
    reset: vi.fn(),
  };
  const { screen } = renderUi(
    <ServicesContext.Provider value={services}>
      <FormScreen form={form} title="员工" onLeave={vi.fn()}>
        <input aria-label="姓名" />
      </FormScreen>
    </ServicesContext.Provider>,
  );
  const bar = () => screen.getByText('保存').closest('button')!.parentElement;
  expect([screen.queryByText('有未保存的修改'), bar()?.className]).toEqual([null, 't-form__acts is-wide']);
  isDirty.value = true;
  await settle();
  expect(screen.getByText('有未保存的修改').getAttribute('role')).toBe('status');
  expect(bar()?.className).toBe('t-form__acts is-wide t-bar');
});
