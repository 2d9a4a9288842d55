import { expect, test } from 'vitest';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import { PinInput } from './PinInput.tsx';

test('a pay password is six boxes over one field, filled digit by digit and not echoed', async () => {
  const { root } = renderUi(<PinInput aria-label="支付密码" value="135" onInput={() => undefined} />);
  await settle();
  const boxes = Array.from(root.querySelectorAll('.t-pin > i'), ({ textContent }) => textContent);
  expect(boxes).toEqual(['●', '●', '●', '', '', '']);
  expect(root.querySelector('.is-next')).toBe(root.querySelectorAll('.t-pin > i')[3]);
  const field = root.querySelector('input');
  expect([field?.type, field?.inputMode, field?.maxLength]).toEqual(['password', 'numeric', 6]);
});
