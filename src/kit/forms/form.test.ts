import { signal } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { row } from '#contract/row.ts';
import type { Part } from '#kit/part.ts';
import { longAfter } from '#tests/support/given/given-clock.ts';
import { openTab } from '#tests/support/suites/form-suite.ts';
import type { Fate } from '#tests/support/suites/form-suite.ts';
import { createForm } from './form.ts';
import type { FormErrors, FormSpec } from './form.ts';

interface Guest {
  key: string;
  name: string;
}
interface Values {
  guests: Guest[];
  note: string;
}
type Input = { requestId: string } & Values;

const book = row<Input, object>('/table/book', '订座');
const blank: Values = { guests: [], note: '' };
const guest = (key: string, name = ''): Guest => ({ key, name });

/** A form with a list of guests who have keys; every guest needs a name. */
function open(spec: Partial<FormSpec<Values, Input, object>> = {}, ...fates: Fate[]) {
  const tab = openTab<Values>(
    {
      open: (services) =>
        createForm<Values, Input, object>(services, book, {
          key: 'table',
          blank,
          check: ({ guests, note }) => ({
            ...Object.fromEntries(guests.filter(({ name }) => !name).map(({ key }) => [`${key}.name`, '请填写'])),
            ...(note === 'x' && { note: '有误' }),
          }),
          itemOf: ({ guests }, path) => guests.find(({ key }) => path.startsWith(`${key}.`)),
          input: (values) => values,
          done: () => undefined,
          ...spec,
        }),
      filled: { guests: [guest('g1', '甲')] },
      wrong: { change: { guests: [guest('g1')] }, path: 'g1.name' },
      data: {},
    },
    fates,
  );
  return { ...tab, edit: (change: Partial<Values>) => tab.form().edit(change), errors: () => tab.form().errors.peek() };
}

describe('the items of a list with keys', () => {
  it('keep their errors while others come, go and change places', () => {
    const { form, edit, errors } = open();
    edit({ guests: [guest('g1'), guest('g2')] });
    form().leave('g2.name');
    edit({ guests: [guest('g3'), guest('g2'), guest('g1')] });
    expect(errors()).toEqual({ 'g2.name': '请填写' });
    edit({ guests: [guest('g2')] });
    expect(errors()).toEqual({ 'g2.name': '请填写' });
  });

  it('show no error again under a key that is given once more', () => {
    const { form, edit, errors } = open();
    edit({ guests: [guest('g1')] });
    form().leave('g1.name');
    edit({ guests: [] });
    edit({ guests: [guest('g1')] });
    expect(errors()).toEqual({});
  });

  it('keep a refusal by the server until they change themselves', async () => {
    const { edit, errors, submit } = open({}, 'refusedField');
    const first = guest('g1', '甲');
    edit({ guests: [first] });
    await submit();
    edit({ guests: [first, guest('g2', '乙')] });
    expect(errors()).toEqual({ 'g1.name': '此项有误' });
    edit({ guests: [{ ...first, name: '丙' }, guest('g2', '乙')] });
    expect(errors()).toEqual({});
  });

  it('that are new after a submit show no error before they are left', async () => {
    const { form, edit, errors, submit } = open();
    edit({ guests: [guest('g1')] });
    await submit();
    form().keepErrors();
    edit({ guests: [guest('g1'), guest('g2')] });
    expect([errors(), form().isTried.peek()]).toEqual([{ 'g1.name': '请填写' }, false]);
    await submit();
    expect(Object.keys(errors())).toEqual(['g1.name', 'g2.name']);
  });

  it('are no draft with another shape', () => {
    const seen: unknown[] = [];
    openTab<Values>(
      {
        open(services) {
          const drafts = { ...services.drafts, get: (_: string, like: unknown) => void seen.push(like) };
          return createForm<Values, Input, object>({ ...services, drafts } as never, book, {
            key: 'table',
            blank,
            like: { ...blank, guests: [guest('')] },
            check: () => ({}),
            input: (values) => values,
            done: () => undefined,
          });
        },
        filled: {},
        wrong: { change: {}, path: '' },
        data: {},
      },
      [],
    );
    expect(seen).toContainEqual({ guests: [{ key: '', name: '' }], note: '' });
  });
});

describe('the step before sending', () => {
  it('sends nothing when it fails, and asks no second time while it runs', async () => {
    const answers: ((goesOn: boolean) => void)[] = [];
    const { form, fill, submit, keys, clock } = open({ ready: () => new Promise((resolve) => answers.push(resolve)) });
    fill();
    const first = form().submit();
    void form().submit();
    await clock.settle();
    expect([answers.length, form().busy.peek()]).toEqual([1, false]);
    answers[0]?.(false);
    expect([await first, keys, form().isUnsure.peek()]).toEqual([false, [], false]);
    const second = submit();
    answers[1]?.(true);
    expect([await second, keys]).toEqual([true, ['key-1']]);
  });

  it('is not reached by a form with faults, and a fault that it brings stops the try', async () => {
    let steps = 0;
    const { form, edit, fill, submit, keys, errors } = open({
      async ready() {
        steps += 1;
        form().edit({ note: 'x' });
        return true;
      },
    });
    edit({ guests: [guest('g1')] });
    expect([await submit(), steps]).toEqual([false, 0]);
    fill();
    const asked = form().focus.peek();
    expect([await submit(), steps, keys, errors()]).toEqual([false, 1, [], { note: '有误' }]);
    expect(form().focus.peek()).toBe(asked + 1);
  });
});

describe('a try without an answer that is repeated as it was', () => {
  const lost: Fate[] = ['lost', 'lost', 'lost'];

  it('is sent with its own content and key, whatever was typed since, also offline and over a reload', async () => {
    const { form, fill, edit, submit, reload, keys, inputs, online } = open({ repeats: true }, ...lost, ...lost);
    fill();
    expect([await submit(), form().isUnsure.peek()]).toEqual([false, true]);
    edit({ guests: [guest('g1')], note: '靠窗' });
    online.value = false;
    expect([await submit(), form().isUnsure.peek()]).toEqual([false, true]);
    reload();
    expect([await submit(), form().isUnsure.peek()]).toEqual([true, false]);
    expect([new Set(keys), new Set(inputs.map((input) => JSON.stringify(input)))]).toEqual([
      new Set(['key-1']),
      new Set([JSON.stringify({ guests: [guest('g1', '甲')], note: '' })]),
    ]);
  });

  it('keeps its key when its draft is forgotten', async () => {
    const { fill, submit, drafts, keys } = open({ repeats: true }, ...lost);
    fill();
    await submit();
    drafts.clear();
    expect(await submit()).toBe(true);
    expect(new Set(keys)).toEqual(new Set(['key-1']));
  });

  it('asks for no step before it, and is never sent for another member', async () => {
    let steps = 0;
    const ready = async () => (steps += 1) > 0;
    const { edit, fill, submit, user, keys, inputs } = open({ repeats: true, ready }, ...lost);
    fill();
    await submit();
    user.value = { memberId: 'second' };
    edit({ guests: [guest('g1', '乙')] });
    expect(await submit()).toBe(true);
    expect([steps, keys.at(-1), inputs.at(-1)]).toEqual([2, 'key-2', { guests: [guest('g1', '乙')], note: '' }]);
  });

  it('is none of the member who opens the form next', async () => {
    const { form, fill, submit, reload, user } = open({ repeats: true }, ...lost);
    fill();
    await submit();
    user.value = { memberId: 'second' };
    reload();
    expect(form().isUnsure.peek()).toBe(false);
  });

  it('is no longer repeated once it was refused', async () => {
    const { edit, fill, submit, keys, inputs } = open({ repeats: true }, ...lost, 'refused');
    fill();
    await submit();
    await submit();
    edit({ note: '靠窗' });
    expect(await submit()).toBe(true);
    expect([keys.at(-1), inputs.at(-1)]).toMatchObject(['key-2', { note: '靠窗' }]);
  });
});

it('tells the first try from one that is asked again', async () => {
  const { form, fill, clock } = open({}, 'lost');
  fill();
  const sent = form().submit();
  expect([form().busy.peek(), form().isAskedAgain.peek()]).toEqual([true, false]);
  await clock.settle();
  expect([form().busy.peek(), form().isAskedAgain.peek()]).toEqual([true, true]);
  await longAfter(clock);
  await sent;
  fill();
  void form().submit();
  expect([form().busy.peek(), form().isAskedAgain.peek()]).toEqual([true, false]);
});

it('shows the refusal that the screen gives in place of the server’s', async () => {
  const { form, fill, submit, errors } = open(
    { refused: ({ msg }) => ({ msg: `请核对：${msg}`, data: { field: 'note' } }) },
    'refusedElsewhere',
  );
  fill();
  await submit();
  expect([errors(), form().failure.peek()]).toEqual([{ note: '请核对：别处有误' }, '']);
});

describe('rules in a chunk of their own', () => {
  it('are asked for with the first change; a press waits for them and then finds what is wrong', async () => {
    const value = signal<object | null>(null);
    let asked = 0;
    const rules: Part<object> = { value, failed: signal(false), want: () => void (asked += 1) };
    const {
      form: opened,
      edit,
      inputs,
    } = open({ rules, check: (): FormErrors => (value.value ? { note: '有误' } : {}) });
    const form = opened();
    expect(asked).toBe(0);
    edit({ note: 'x' });
    expect(asked).toBe(1);
    const pressed = form.submit();
    expect(form.busy.value).toBe(true);
    value.value = {};
    expect(await pressed).toBe(false);
    expect([form.busy.value, form.errors.value, inputs]).toEqual([false, { note: '有误' }, []]);
  });
});

describe('what is typed while a form is sent', () => {
  it('stays beside what the screen shows of the answer', async () => {
    const form: { own?: ReturnType<typeof open> } = {};
    const done = () => form.own?.form().reset(blank);
    const { edit, fill, submit, onItsWay } = (form.own = open({ done }));
    fill();
    onItsWay(() => edit({ note: '靠窗' }));
    expect(await submit()).toBe(true);
    expect(form.own.form().values.peek()).toEqual({ guests: [], note: '靠窗' });
    expect(form.own.form().isDirty.peek()).toBe(true);
  });

  it('leaves no draft where the success has closed the form', async () => {
    const form: { own?: ReturnType<typeof open> } = {};
    const { edit, fill, submit, onItsWay, drafts } = (form.own = open({ done: () => form.own?.form().dispose() }));
    fill();
    onItsWay(() => edit({ note: '靠窗' }));
    expect(await submit()).toBe(true);
    expect(drafts.size).toBe(0);
  });
});
