import { fireEvent } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchField } from '#ui/form/SearchField.tsx';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';

const options = [
  { value: 'CN', label: '中国', find: ['zhongguo', 'zg', 'cn'] },
  { value: 'HK', label: '中国香港', find: ['zhongguoxianggang', 'zgxg', 'hk'] },
  { value: 'DE', label: '德国', find: ['deguo', 'dg', 'de'], hint: 'DE' },
];

function Country() {
  const [value, setValue] = useState('CN');
  return (
    <SearchField
      label="国籍"
      name="nationality"
      error={undefined}
      value={value}
      options={options}
      onInput={setValue}
      onBlur={() => undefined}
    />
  );
}

async function opened() {
  const { screen } = renderUi(<Country />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: '国籍' });
  const type = async (text: string) => {
    fireEvent.input(input, { target: { value: text } });
    await settle();
    return screen.queryAllByRole('option').map(({ textContent }) => textContent);
  };
  return { screen, input, type };
}

test('an option is found by its label, its words from their beginning on, and any three letters of them', async () => {
  const { input, type } = await opened();
  expect(input.value).toBe('中国');
  expect(await type('香')).toEqual(['中国香港']);
  expect(await type('zg')).toEqual(['中国', '中国香港']);
  expect(await type('xiang')).toEqual(['中国香港']);
  expect(await type('g')).toEqual([]);
  expect(await type('DE')).toEqual(['德国DE']);
});

test('Enter takes the first option that fits, and a text that was not chosen is dropped', async () => {
  const { screen, input, type } = await opened();
  await type('deg');
  fireEvent.keyDown(input, { key: 'Enter' });
  await settle();
  expect(input.value).toBe('德国');
  await type('nowhere');
  fireEvent.focusOut(input);
  fireEvent.blur(input);
  await settle();
  expect(input.value).toBe('德国');
  fireEvent.click(input);
  await settle();
  expect(screen.getAllByRole('option')).toHaveLength(3);
});
