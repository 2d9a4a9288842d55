import { fireEvent } from '@testing-library/dom';
import { signal } from '@preact/signals-core';
import { expect, test, vi } from 'vitest';
import type { Services } from '#kit/services.ts';
import { ServicesContext } from '#kit/widget.ts';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import { FormScreen } from './FormScreen.tsx';

const services = { addStyles: vi.fn() } as unknown as Services;

test('on a phone a page with one form has a way back above it, a panel beside a list has none', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
  const form = {
    busy: signal(false),
    failure: signal(''),
    focus: signal(0),
    isDirty: signal(false),
    isRestored: false,
    mayLeave: vi.fn(async () => true),
    submit: async () => true,
    reset: vi.fn(),
  };
  const onLeave = vi.fn();
  const shown = (more: { isBeside?: boolean }) => (
    <ServicesContext.Provider value={services}>
      <FormScreen form={form} title="员工" onLeave={onLeave} {...more}>
        <input aria-label="姓名" />
      </FormScreen>
    </ServicesContext.Provider>
  );
  const { screen, rerender } = renderUi(shown({}));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  await settle();
  expect([form.mayLeave.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
  rerender(shown({ isBeside: true }));
  await settle();
  expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
  vi.restoreAllMocks();
});

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
