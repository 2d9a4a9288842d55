import { describe, expect, it } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const distributor = '13800000041';
const open = (as = distributor, address = '/myCenter/recommended') =>
  mountWidget('recommended', { as, ...(address && { address }) });
const linkIn = (root: HTMLElement) => root.querySelector('.rc-link')?.textContent ?? '';

describe('the recommendations', () => {
  it('give a link with a code that names no phone, its picture and a poster', async () => {
    const { screen, root } = await open();
    await screen.findByLabelText('推荐链接');
    expect(linkIn(root)).toMatch(/\/view\/login\.shtml\?type=2&recommend=[2-9A-HJ-NP-Z]{8}$/);
    expect(linkIn(root)).not.toContain(distributor);
    await screen.findByRole('img', { name: '推荐链接二维码' });
    fireEvent.click(screen.getByRole('button', { name: '生成海报' }));
    await screen.findByRole('img', { name: '带有推荐二维码的海报' });
    expect(screen.getByRole('button', { name: '保存图片' })).toBeTruthy();
  });

  it('list the newcomers with masked names and phones', async () => {
    const { screen } = await open();
    const row = (await screen.findByText('周**')).closest('tr') as HTMLElement;
    expect(row.textContent).toContain('138****0010');
    expect(row.textContent).toContain('个人会员');
    await waitFor(() => expect(screen.getByText(/^本月新增 \d+ 人$/)).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: '已带来收入' }));
    await screen.findByText('还没有好友带来收入');
  });

  it('lead to the bill of the same frame', async () => {
    const { screen } = await open(distributor, '/city/recommended');
    const link = await screen.findByRole('link', { name: '推荐收入明细' });
    expect(link.getAttribute('href')).toBe('/bill/recomBill');
  });

  it('name the phone where places have no address, and say what comes of none', async () => {
    const { screen, root } = await open('13800000030', '');
    await screen.findByLabelText('推荐人手机号');
    expect(linkIn(root)).toBe('13800000030');
    expect(screen.queryByRole('button', { name: '生成海报' })).toBeNull();
    await screen.findByText('还没有推荐会员');
  });
});

describe('the link of a recommendation', () => {
  it('opens the registration, whose call names its code', async () => {
    const sent: string[] = [];
    const { screen, root, type } = await mountWidget('login-classic', {
      address: '/view/login.shtml?type=2&recommend=ABCDEFGH',
      props: { presentation: 'page' },
      async fetch(input, init) {
        if (!String(input).endsWith('/register/appRegisterSave')) return await fetch(input, init);
        sent.push(String(init?.body));
        return new Response(JSON.stringify({ ret: 500, msg: '稍后再试', data: null }));
      },
    });
    await screen.findByText('您通过好友的推荐链接注册，推荐关系会自动记录');
    const field = (name: string) => root.querySelector(`input[name="${name}"]`) as HTMLInputElement;
    type(field('mobilePhone'), '13712345678');
    type(field('code'), '123456');
    type(field('loginPwd'), 'secret1234');
    expect(field('refermobilephone')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: /注册/ }));
    await waitFor(() => expect(sent[0]).toContain('recommendCode=ABCDEFGH'));
  });
});
