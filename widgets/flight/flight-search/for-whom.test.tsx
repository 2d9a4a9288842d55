import { expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const [company, employee] = ['13800000070', '13800000073'];

it('a booker for others chooses the traveller before the search, and its list is judged by their standard', async () => {
  const asked: string[] = [];
  const mine: string[] = [];
  const { screen } = await mountWidget('flight-search', {
    as: company,
    props: { from: 'BJS', to: 'SHA', date: addDays(dayAt(Date.now()), 12) },
    async fetch(input, init) {
      const request = new Request(input, init);
      if (request.url.endsWith('/airTicket/queryFlight')) asked.push(await request.clone().text());
      if (request.url.endsWith('/travel/replace/mine')) mine.push(await request.clone().text());
      return await fetch(request);
    },
  });
  await screen.findByText('为谁预订：未选择');
  fireEvent.click(screen.getByRole('button', { name: '选择' }));
  fireEvent.input(await screen.findByRole('searchbox', { name: '搜索同事' }), { target: { value: '王思远' } });
  const colleague = await screen.findByRole('checkbox', { name: /王思远/ });
  fireEvent.click(colleague);
  await waitFor(() => expect(colleague).toHaveProperty('checked', true));
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
  await screen.findByText('为谁预订：王思远');
  fireEvent.click(screen.getByRole('button', { name: '搜索航班' }));
  await waitFor(() => expect(decodeURIComponent(asked[0] ?? '')).toMatch(/forWhom=\[\d+\]/));
  // Above its list the choice stays, and can be taken back.
  await screen.findByText('为谁预订：王思远');
  fireEvent.click(screen.getByRole('button', { name: '更换' }));
  fireEvent.click(await screen.findByRole('button', { name: '为自己预订' }));
  await screen.findByText('为谁预订：未选择');
  await waitFor(() => expect(asked.at(-1)).not.toContain('forWhom'));
  // The form, its list and a dialog on each share one answer; one that is a minute old is asked for again.
  expect(mine.filter((body) => !body.includes('keyword=')).length).toBeLessThan(3);
});

it('an employee who books for nobody else is not asked for whom', async () => {
  const { screen } = await mountWidget('flight-search', { as: employee });
  await screen.findByRole('radio', { name: '因公', checked: true });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByText(/^为谁预订/)).toBeNull();
});
