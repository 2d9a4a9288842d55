import { expect, it } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

it('the list asks for the bills of the group that the address names', async () => {
  const asked: (string | null)[] = [];
  const { screen } = await mountWidget('company-bill', {
    as: '13800000070',
    address: '/finance/enterpriseBill?group=toConfirm',
    async fetch(input, init) {
      if (!String(input).endsWith('/bill/company/list')) return await fetch(input, init);
      asked.push(new URLSearchParams(String(init?.body)).get('group'));
      return Response.json({ ret: 0, msg: '', data: { rows: [], total: 0, next: null } });
    },
  });
  const chip = await screen.findByRole('button', { name: '待确认' });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: '全部' }));
  await waitFor(() => expect(asked).toEqual(['toConfirm', null]));
});
