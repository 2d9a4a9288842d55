import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import type { Voucher } from '#contract/voucher.ts';
import * as files from '#ui/base/save-file.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const trip: Voucher = {
  orderNo: '260916143207',
  type: 'airTicket',
  kind: 'itinerary',
  subject: '北京 → 上海',
  travelDay: '2026-09-20',
  travellers: ['周砚清'],
  issuer: '云海航空',
  amount: '930',
  orderTotal: '1078',
  state: 'open',
  hurdle: 'travelling',
  billNo: '',
  invoiceNo: '',
  from: '2026-09-20',
  until: '2027-03-19',
  daysLeft: 12,
  isAgain: false,
  titleName: '',
  taxNo: '',
  email: '',
  voucherNo: '',
  redNo: '',
  requestedAt: '',
  issuedAt: '',
};
const stay: Voucher = {
  ...trip,
  orderNo: '260916143208',
  type: 'hotel',
  kind: 'room',
  subject: '云溪酒店',
  amount: '612.50',
  daysLeft: 170,
};
const issued: Voucher = {
  ...trip,
  orderNo: '260916143209',
  state: 'issued',
  titleName: '上海云溪商务咨询有限公司',
  voucherNo: '26312000000000000001',
  issuedAt: '2026-09-21 10:00:00',
};
const counts = { open: 2, issuing: 0, issued: 1, ending: 1, openAmount: '1542.50' };

/** The page with these rows; `asked` has what the server gets. */
async function open(rows: readonly Voucher[]) {
  const asked: Record<string, string>[] = [];
  const lists: Record<string, string>[] = [];
  const answer = (data: unknown) => new Response(JSON.stringify({ ret: 0, msg: '', data }));
  const widget = await mountWidget('vouchers', {
    as: '13800000010',
    async fetch(input, init) {
      const path = new URL(String(input)).pathname;
      if (path === '/voucher/list') {
        lists.push(Object.fromEntries(new URLSearchParams(String(init?.body))));
        return answer({ rows, total: rows.length, next: null });
      }
      if (path === '/voucher/counts') return answer(counts);
      if (!path.startsWith('/voucher/')) return await fetch(input, init);
      const body = Object.fromEntries(new URLSearchParams(String(init?.body)));
      asked.push(body);
      if (path === '/voucher/file') return answer({ fileName: 'a.html', content: 'YQ==' });
      if (body['orderNo'] === stay.orderNo)
        return new Response(
          JSON.stringify({ ret: 409, msg: '该订单的凭证已申请，无需重复申请', data: { kind: 'issuing' } }),
        );
      return answer({ ...trip, state: 'issuing' });
    },
  });
  return { ...widget, asked, lists };
}
const press = (part: ParentNode, name: string) =>
  fireEvent.click(
    Array.from(part.querySelectorAll('button')).find(({ textContent }) => textContent === name) as HTMLElement,
  );

describe('the vouchers for reimbursement', () => {
  it('show issuer, amount and the days that are left; an end within 30 days is pointed out', async () => {
    const { screen } = await open([trip, stay, issued]);
    const row = (await screen.findByText('云海航空 开具', { selector: 'tr:first-of-type *' })).closest(
      'tr',
    ) as HTMLElement;
    await within(row).findByText('还剩 12 天，2027-03-19 截止');
    for (const word of ['北京 → 上海', '¥930', '订单实付 ¥1,078.00', '可申请', '还剩 12 天，2027-03-19 截止'])
      expect(row.textContent).toContain(word);
    expect(row.querySelector('.t-tag--over')?.textContent).toContain('还剩 12 天');
    expect(screen.getByText('还剩 170 天，2027-03-19 截止').className).not.toContain('t-tag');
    await screen.findByText('¥1,542.50');
    expect(screen.getByText('26312000000000000001')).toBeTruthy();
  });

  it('are asked for together with the default title and an e-mail; the report names the one that was refused', async () => {
    const { screen, type, asked } = await open([trip, stay, issued]);
    fireEvent.click(await screen.findByRole('checkbox', { name: /云溪酒店/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /北京 → 上海 260916143207/ }));
    fireEvent.click(await screen.findByRole('button', { name: '申请所选（2）' }));
    await screen.findByText('2 张凭证，共 ¥1,542.50');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /发票抬头/ }).textContent).toContain('上海云溪商务咨询有限公司'),
    );
    type(screen.getByLabelText('接收邮箱'), 'someone');
    fireEvent.click(screen.getByRole('button', { name: '下一步' }));
    await screen.findByText('请输入正确的邮箱');
    type(screen.getByLabelText('接收邮箱'), 'someone@example.com');
    fireEvent.click(screen.getByRole('button', { name: '下一步' }));
    const confirm = await screen.findByRole('button', { name: '确认申请' });
    expect(confirm.className).toContain('t-btn--primary');
    fireEvent.click(confirm);
    await screen.findByText('1 项成功，1 项未成功');
    expect(screen.getByText('该订单的凭证已申请，无需重复申请')).toBeTruthy();
    expect(asked.map(({ orderNo, kind, email }) => [orderNo, kind, email])).toEqual(
      expect.arrayContaining([
        [trip.orderNo, 'itinerary', 'someone@example.com'],
        [stay.orderNo, 'room', 'someone@example.com'],
      ]),
    );
  });

  it('begin with those that can be asked for, the first to end first; tiles are filters', async () => {
    const { screen, lists } = await open([trip]);
    await screen.findByText('云海航空 开具');
    expect(lists.at(-1)).toMatchObject({ group: 'open', sort: 'until' });
    // No title is named before the request.
    expect(screen.queryByText('抬头与号码')).toBeNull();
    expect(screen.getByRole('button', { name: '可申请', pressed: true }).className).toBe('t-stat__go');
    fireEvent.click(screen.getByRole('button', { name: '30 天内截止' }));
    await waitFor(() => expect(lists.at(-1)).toMatchObject({ group: 'ending', sort: 'until' }));
    fireEvent.click(screen.getByRole('button', { name: '30 天内截止' }));
    await waitFor(() => expect(lists.at(-1)).toMatchObject({ group: 'all', sort: '-created' }));
  });

  it('that cannot be issued have a box that says why it is off; the bar adds up the chosen ones', async () => {
    const desk: Voucher = { ...stay, orderNo: '260916143299', state: 'none', hurdle: 'desk', issuer: '云溪酒店' };
    const { screen } = await open([trip, stay, desk]);
    const off = await screen.findByRole('checkbox', { name: /260916143299，不可开具，由云溪酒店前台开具/ });
    expect((off as HTMLInputElement).disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    await screen.findByText('合计 ¥1,542.50');
  });

  it('are saved as a file once they are issued', async () => {
    const save = vi.spyOn(files, 'saveBase64').mockReturnValue();
    const { screen, asked } = await open([issued]);
    press((await screen.findByText('26312000000000000001')).closest('tr') as HTMLElement, '下载');
    await waitFor(() => expect(save).toHaveBeenCalledWith('a.html', 'YQ=='));
    expect(asked).toEqual([expect.objectContaining({ vouchers: '["260916143209-itinerary"]', format: 'html' })]);
    save.mockRestore();
  });

  it('of a member without any say what will be here', async () => {
    const { screen } = await open([]);
    await screen.findByText('没有可申请的凭证');
    expect(screen.getByRole('button', { name: '去订票' })).toBeTruthy();
  });
});
