import { fireEvent } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Input, PasswordInput } from '#ui/form/Input.tsx';
import { Radio, RadioGroup } from '#ui/controls/Radio.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Stepper } from '#ui/controls/Stepper.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';

/** A field that takes only what `allow` gives back. */
function Held({ allow, onEnter }: { allow: (text: string) => string; onEnter?: () => void }) {
  const [value, setValue] = useState('');
  return (
    <Field label="手机号">
      {(aria) => <Input {...aria} value={value} onInput={(text) => setValue(allow(text))} onEnter={onEnter} />}
    </Field>
  );
}

test('a field names its control and ties the hint to it', () => {
  const { screen, root } = renderUi(
    <Field label="姓名" required hint="与证件一致">
      {(aria) => <Input {...aria} value="" />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: '姓名' });
  expect(root.querySelector(`[id="${input.getAttribute('aria-describedby')}"]`)?.textContent).toBe('与证件一致');
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('an error takes the place of the hint, is tied to the control and marks it', () => {
  const { screen, root } = renderUi(
    <Field label="证件号" hint="18 位" error="身份证号应为 18 位，当前 17 位">
      {(aria) => <Input {...aria} value="1101" />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: '证件号' });
  expect(root.querySelector(`[id="${input.getAttribute('aria-describedby')}"]`)?.textContent).toBe(
    '身份证号应为 18 位，当前 17 位',
  );
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('18 位')).toBeNull();
});

test('a select and an area take their name and error from the field too', () => {
  const { screen } = renderUi(
    <>
      <Field label="证件" error="请选择证件">
        {(aria) => <Select {...aria} value={undefined} options={[{ value: 'a', label: '护照' }]} onChange={() => {}} />}
      </Field>
      <Field label="备注">{(aria) => <TextArea {...aria} value="六个字的备注" maxLength={200} />}</Field>
    </>,
  );
  const select = screen.getByRole('combobox', { name: '证件' });
  expect(select.getAttribute('aria-invalid')).toBe('true');
  expect(select.getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: '备注' }).tagName).toBe('TEXTAREA');
  expect(screen.getByText('6 / 200')).toBeTruthy();
});

test('a field passes typing on, and undoes a refused keystroke', async () => {
  const { screen, type } = renderUi(<Held allow={(text) => text.replace(/\D/g, '').slice(0, 3)} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await type(input, '13');
  expect(input.value).toBe('13');
  await type(input, '13a');
  expect(input.value).toBe('13');
  await type(input, '1388');
  expect(input.value).toBe('138');
});

test('letters of an input method stay in the box until they are a word', async () => {
  const onInput = vi.fn();
  const { screen, type } = renderUi(<Input aria-label="城市" value="" onInput={onInput} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.compositionStart(input, { composed: true });
  await type(input, 'shang');
  expect(onInput).not.toHaveBeenCalled();
  expect(input.value).toBe('shang');
  input.value = '上';
  fireEvent.compositionEnd(input, { composed: true });
  await settle();
  expect(onInput.mock.calls).toEqual([['上']]);
});

test('Enter calls onEnter, but not while composing', async () => {
  const onEnter = vi.fn();
  const { screen, key } = renderUi(<Held allow={(text) => text} onEnter={onEnter} />);
  const input = screen.getByRole('textbox');
  await key('Enter', { on: input });
  expect(onEnter).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true, composed: true });
  // Safari has ended the composition by then.
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, composed: true });
  expect(onEnter).toHaveBeenCalledTimes(1);
});

test('paste and drop are never blocked', () => {
  const { screen } = renderUi(<PasswordInput aria-label="密码" value="" onInput={() => {}} />);
  const input = screen.getByLabelText('密码');
  for (const type of ['paste', 'copy', 'drop', 'contextmenu']) {
    const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
    input.dispatchEvent(event);
    expect(event.defaultPrevented, type).toBe(false);
  }
});

test('the eye shows a password and hides it again', async () => {
  const { screen, click } = renderUi(<PasswordInput aria-label="密码" value="travel123" onInput={() => {}} />);
  const input = screen.getByLabelText<HTMLInputElement>('密码');
  expect(input.type).toBe('password');
  await click(screen.getByRole('button', { name: '显示密码' }));
  expect(input.type).toBe('text');
  await click(screen.getByRole('button', { name: '隐藏密码' }));
  expect(input.type).toBe('password');
});

test('attributes that the browser and password managers need reach the input', () => {
  const ref = { current: null as HTMLInputElement | null };
  const { screen } = renderUi(
    <Input
      ref={ref}
      aria-label="验证码"
      value=""
      autoComplete="one-time-code"
      inputMode="numeric"
      name="code"
      maxLength={6}
    />,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox');
  expect(ref.current).toBe(input);
  expect([input.getAttribute('autocomplete'), input.getAttribute('inputmode'), input.name, input.maxLength]).toEqual([
    'one-time-code',
    'numeric',
    'code',
    6,
  ]);
});

test('a checkbox is a real one: name, state, and what it will become', async () => {
  const onChange = vi.fn();
  const { screen, click, rerender } = renderUi(
    <Checkbox checked={false} onChange={onChange}>
      仅看直飞
    </Checkbox>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '仅看直飞', checked: false });
  await click(box);
  expect(onChange).toHaveBeenCalledWith(true);
  expect(box.checked, 'the caller did not take it').toBe(false);
  rerender(
    <Checkbox checked={false} mixed onChange={onChange}>
      仅看直飞
    </Checkbox>,
  );
  expect(box.indeterminate).toBe(true);
});

test('a disabled checkbox and switch do not change', async () => {
  const onChange = vi.fn();
  const { screen, click } = renderUi(
    <>
      <Checkbox checked={false} disabled onChange={onChange}>
        一
      </Checkbox>
      <Switch checked disabled onChange={onChange} aria-label="二" />
    </>,
  );
  await click(screen.getByRole('checkbox'));
  await click(screen.getByRole('switch', { name: '二' }));
  expect(onChange).not.toHaveBeenCalled();
});

test('a switch is announced as one', async () => {
  const onChange = vi.fn();
  const { screen, click } = renderUi(
    <Switch checked onChange={onChange}>
      短信通知
    </Switch>,
  );
  await click(screen.getByRole('switch', { name: '短信通知', checked: true }));
  expect(onChange).toHaveBeenCalledWith(false);
});

test('radios of a group share a name and give the value chosen', async () => {
  const onChange = vi.fn();
  const { screen, click } = renderUi(
    <RadioGroup label="审批方式" value="all" onChange={onChange}>
      <Radio value="all">会签</Radio>
      <Radio value="any">或签</Radio>
      <Radio value="none" disabled>
        不审
      </Radio>
    </RadioGroup>,
  );
  expect(screen.getByRole('radiogroup', { name: '审批方式' })).toBeTruthy();
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(new Set(radios.map((radio) => radio.name)).size).toBe(1);
  expect(radios.map((radio) => radio.checked)).toEqual([true, false, false]);
  await click(screen.getByRole('radio', { name: '或签' }));
  expect(onChange).toHaveBeenCalledWith('any');
  await click(screen.getByRole('radio', { name: '不审' }));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each([
  ['ArrowUp', 2, 3],
  ['ArrowDown', 2, 1],
  ['Home', 3, 1],
  ['End', 2, 9],
  ['ArrowDown', 1, undefined],
  ['ArrowUp', 9, undefined],
] as const)('the stepper’s %s at %i gives %s', async (pressed, value, next) => {
  const onChange = vi.fn();
  const { screen, key } = renderUi(<Stepper label="成人" value={value} min={1} max={9} onChange={onChange} />);
  await key(pressed, { on: screen.getByRole('spinbutton', { name: '成人' }) });
  expect(onChange.mock.calls).toEqual(next === undefined ? [] : [[next]]);
});

test('the stepper’s buttons are named by what they count and end at its limits', async () => {
  const onChange = vi.fn();
  const { screen, click } = renderUi(<Stepper label="成人" value={1} min={1} max={9} onChange={onChange} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '减少成人' }).disabled).toBe(true);
  await click(screen.getByRole('button', { name: '增加成人' }));
  expect(onChange).toHaveBeenCalledWith(2);
});
