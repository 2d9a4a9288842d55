import { fireEvent, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { open } from '#tests/support/page/mounted-search.tsx';

const focused = (host: HTMLElement) => host.shadowRoot?.activeElement ?? null;

async function toPay(isFocused: boolean) {
  const { screen, host, page } = await open();
  page.session.adopt({ memberId: 'M1', token: 'T1' } as never);
  const button = await screen.findByRole('button', { name: '去支付' });
  if (isFocused) button.focus();
  else (document.activeElement as HTMLElement | null)?.blur();
  fireEvent.click(button);
  return { heading: await screen.findByText('支付 A1'), host };
}

test('another place has the focus at its heading, where the next Tab goes on', async () => {
  const { heading, host } = await toPay(true);
  await waitFor(() => expect(focused(host)).toBe(heading));
  expect(heading.tabIndex).toBe(-1);
  heading.blur();
  expect(heading.hasAttribute('tabindex')).toBe(false);
});

test('a page whose focus is outside of the widget keeps it there', async () => {
  const { host } = await toPay(false);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect(focused(host)).toBeNull();
});
