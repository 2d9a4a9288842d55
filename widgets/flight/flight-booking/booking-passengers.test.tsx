import { describe, expect, it } from 'vitest';
import { openBooking as open } from '#tests/support/orders/booking-page.ts';
import { registerMember } from '#tests/support/page/login-dialog.ts';
import { fireEvent, waitFor } from '#tests/support/page/mount-widget.tsx';
import { phones } from '#tests/support/phones.ts';

const newPhone = phones('132');
type Page = Awaited<ReturnType<typeof open>>;

/** A member who has registered a moment ago: no frequent passengers, no name. */
async function newcomer(options: Parameters<typeof open>[0] = {}): Promise<{ page: Page; phone: string }> {
  const phone = newPhone();
  await registerMember(phone, 'travel123');
  const page = await open({ as: phone, ...options });
  await page.ready();
  await waitFor(() => page.passenger(1));
  return { page, phone };
}

const contact = (page: Page) => page.screen.getByRole('region', { name: '联系人' }).querySelectorAll('input');
const line = (page: Page, at: number) => page.screen.getByRole('group', { name: `乘机人 ${at}` }).textContent;

/** As the clipboard of a browser gives it. */
function pasteInto(field: Element, text: string): boolean {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  return fireEvent(field, event);
}

async function pasteInBox(page: Page, text: string): Promise<HTMLElement> {
  const box =
    page.screen.queryByRole('textbox', { name: '粘贴乘机人信息' }) ??
    (page.press('粘贴识别'), await page.screen.findByRole('textbox', { name: '粘贴乘机人信息' }));
  page.type(box, text);
  await waitFor(() =>
    expect(page.screen.getByRole('button', { name: '识别并填入' })).toHaveProperty('disabled', false),
  );
  page.press('识别并填入');
  return box;
}

describe('a member without frequent passengers', () => {
  it('finds the first form open, is charged for the party searched, and gives the contact no nickname', async () => {
    const { page, phone } = await newcomer({ adults: 1, children: 1 });
    const name = page.passenger(1).getByLabelText<HTMLInputElement>('姓名');
    expect(page.focused()).not.toBe(name);
    expect(page.screen.queryByText(/请从常旅客中选择/)).toBeNull();
    expect(page.screen.getByText('儿童须与成人同行；1 位成人最多携带 2 位儿童')).toBeTruthy();
    expect(page.screen.getByText('已选 0 / 2 人，还需 1 位成人、1 位儿童')).toBeTruthy();
    expect(page.bill()).toMatch(/成人票 ¥[\d,]+ × 1.*儿童票 ¥[\d,]+ × 1/);
    expect([...contact(page)].map(({ value }) => value.replaceAll(' ', ''))).toEqual(['', phone, '']);
    expect(page.sent('/airTicket/verifyPrice')).toHaveLength(1);
    page.enter(page.passenger(1), '姓名', '周砚清');
    page.enter(page.passenger(1), '证件号码', '11010519491231002X');
    await waitFor(() => expect(contact(page)[0]?.value).toBe('周砚清'));
    // A number typed here stays whole, in groups.
    expect(page.passenger(1).getByLabelText('证件号码')).toHaveProperty('value', '110105 1949 1231 002X');
    expect(page.passenger(1).queryByRole('button', { name: '显示' })).toBeNull();
  });

  it('is offered the open places of the party in turn, and charged for them while they are typed', async () => {
    const { page } = await newcomer({ adults: 1, children: 1, infants: 1 });
    page.press('新增乘机人');
    await waitFor(() => page.passenger(2));
    page.press('新增乘机人');
    await waitFor(() => page.passenger(3));
    expect([1, 2, 3].map((at) => /成人|儿童|婴儿/.exec(line(page, at) ?? '')?.[0])).toEqual(['成人', '儿童', '婴儿']);
    for (const [at, name] of [
      [1, '周砚清'],
      [2, '周予安'],
      [3, '周予宁'],
    ] as const)
      page.enter(page.passenger(at), '姓名', name);
    await waitFor(() => expect(page.bill()).toMatch(/成人票 ¥[\d,]+ × 1.*儿童票 ¥[\d,]+ × 1.*婴儿票 ¥[\d,]+ × 1/));
    expect(page.screen.getByText('已选 3 / 3 人')).toBeTruthy();
    // An adult's number in the child's form: the first form is the child's now.
    page.enter(page.passenger(2), '证件号码', '11010519491231002X');
    await waitFor(() =>
      expect([1, 2, 3].map((at) => /成人|儿童|婴儿/.exec(line(page, at) ?? '')?.[0])).toEqual(['儿童', '成人', '婴儿']),
    );
  });

  it('is charged for a form beyond the party searched as soon as it is added, and no more once it is removed', async () => {
    const { page } = await newcomer();
    expect(page.bill()).toMatch(/成人票 ¥[\d,]+ × 1/);
    page.press('新增乘机人');
    await page.screen.findByText('已选 2 人');
    expect(page.bill()).toMatch(/成人票 ¥[\d,]+ × 2/);
    await waitFor(() => expect(page.sent('/airTicket/verifyPrice').at(-1)?.get('adults')).toBe('2'));
    fireEvent.click(page.screen.getByRole('button', { name: '移除乘机人 2' }));
    await page.screen.findByText('已选 0 / 1 人');
    expect(page.bill()).toMatch(/成人票 ¥[\d,]+ × 1/);
  });

  it('is the contact while it is typed, before that field can get the focus, until the member types over it', async () => {
    const { page } = await newcomer();
    const name = () => (contact(page)[0] as HTMLInputElement).value;
    const type = (label: string | RegExp, text: string) => page.type(page.passenger(1).getByLabelText(label), text);
    type('姓名', '李四');
    type(/证件号码/, '34052419800101001X');
    await waitFor(() => expect(name()).toBe('李四'));
    type('姓名', '李四光');
    await waitFor(() => expect(name()).toBe('李四光'));
    page.type(contact(page)[0]!, '王五');
    type('姓名', '李四');
    await waitFor(() => expect(page.passenger(1).getByLabelText('姓名')).toHaveProperty('value', '李四'));
    expect(name()).toBe('王五');
  });

  it('of the list are no contact where there is one already, whoever comes and goes', async () => {
    const page = await open({ as: '13800000010' });
    await page.ready();
    const fields = () => Array.from(contact(page), ({ value }) => value);
    const before = fields();
    expect(before[0]).toBe('周砚清');
    await page.choose('周砚清');
    fireEvent.click(await page.screen.findByRole('button', { name: '移除乘机人 1' }));
    await page.choose('许曼');
    await page.screen.findByRole('group', { name: '乘机人 1' });
    await waitFor(() => expect(line(page, 1)).toContain('许曼'));
    expect(fields()).toEqual(before);
  });

  it('is asked for a name of the contact that can be called', async () => {
    const { page, phone } = await newcomer();
    const name = () => contact(page)[0] as HTMLInputElement;
    for (const wrong of ['<b>x</b>', '=1+1', '1', '😀😀', `${phone.slice(0, 3)}****${phone.slice(-4)}`]) {
      page.type(name(), wrong);
      fireEvent.focusOut(name());
      await page.screen.findByText('联系人姓名请用 2 至 40 个汉字或字母');
      page.type(name(), '周砚清');
      await waitFor(() => expect(page.screen.queryByText('联系人姓名请用 2 至 40 个汉字或字母')).toBeNull());
    }
  });

  it('has a pasted name and number taken apart, in the field and for several travellers in the box', async () => {
    const { page } = await newcomer();
    expect(page.screen.getByText('已选 0 / 1 人')).toBeTruthy();
    expect(page.screen.queryByText(/儿童须与成人同行/)).toBeNull();
    expect(pasteInto(page.passenger(1).getByLabelText('姓名'), '周砚清')).toBe(true);
    expect(
      pasteInto(
        page.passenger(1).getByLabelText('姓名'),
        '周砚清　１１０１０５１９４９１２３１００２Ｘ，138 0000 0010 上海',
      ),
    ).toBe(false);
    await waitFor(() => expect(line(page, 1)).toContain('周砚清'));
    // The numbers can be compared on the closed card, which asks for it until it has been opened.
    expect(line(page, 1)).toMatch(/由粘贴填入，请核对.*身份证 110105 1949 1231 002X.*138 0000 0010.*编辑/);
    expect(page.screen.getByText('已填入 1 位乘机人，请核对；未能识别：“上海”')).toBeTruthy();

    const strip = () => page.screen.getByText(/^已填入/).closest('.t-alert')?.className;
    expect(strip()).toContain('warn');
    const box = await pasteInBox(page, '你好');
    expect(await page.screen.findByText('没有识别出姓名和证件号码，请核对后重试，或手动填写')).toBeTruthy();
    expect(box).toHaveProperty('value', '你好');
    await pasteInBox(page, '欧阳景行\t34052419800101001X\n许曼,1101011990030700');
    await waitFor(() => expect(line(page, 2)).toContain('欧阳景行'));
    // A number that is too short: its form is open and says so.
    await waitFor(() =>
      expect(page.passenger(3).getByText('身份证号码应为 15 位或 18 位数字，末位可为 X')).toBeTruthy(),
    );
    expect(line(page, 3)).toContain('待补充：证件号码');
    expect(page.passenger(3).getByLabelText('姓名')).toHaveProperty('value', '许曼');
    expect(page.screen.queryByRole('textbox', { name: '粘贴乘机人信息' })).toBeNull();
    // A number that is too short: nothing is well yet.
    expect(page.screen.getByText('已填入 2 位乘机人，请核对；标出的内容请补充或更正')).toBeTruthy();
    expect(strip()).toContain('warn');
    await page.edit(1);
    fireEvent.click(page.screen.getByRole('button', { name: '完成乘机人 1' }));
    await waitFor(() => expect(line(page, 1)).toMatch(/编辑/));
    expect(line(page, 1)).not.toContain('请核对');
  });

  it('shows no errors of empty fields in a form that was added after a submit', async () => {
    const { page } = await newcomer();
    page.press('提交订单');
    await waitFor(() => expect(page.passenger(1).getByLabelText('姓名').getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(page.focused()).toBe(page.passenger(1).getByLabelText('姓名')));
    page.press('新增乘机人');
    await waitFor(() => page.passenger(2));
    expect(page.passenger(2).getByLabelText('姓名').getAttribute('aria-invalid')).not.toBe('true');
    page.press('提交订单');
    await waitFor(() => expect(page.passenger(2).getByLabelText('姓名').getAttribute('aria-invalid')).toBe('true'));
  });

  it('has it taken apart as well where a keyboard types it in one go', async () => {
    const { page } = await newcomer();
    page.type(page.passenger(1).getByLabelText('姓名'), '周砚清 11010519491231002X');
    await waitFor(() => expect(line(page, 1)).toMatch(/周砚清.*110105 1949 1231 002X/));
  });

  it('pastes no more than an order takes', async () => {
    const { page } = await newcomer();
    await pasteInBox(
      page,
      Array.from({ length: 11 }, (_, at) => `张三${'一二三四五六七八九十百'[at]} E1234567${at}`).join('\n'),
    );
    expect(await page.screen.findByText(/^已填入 9 位乘机人，请核对；每单最多 9 位，其余 2 位未填入/)).toBeTruthy();
    expect(page.screen.getAllByRole('group', { name: /^乘机人 \d$/ })).toHaveLength(9);
  });
});

describe('passengers of the list', () => {
  it('are lines while they are complete, the member first, and open on 编辑', async () => {
    const page = await open({ adults: 2 });
    await page.ready();
    await page.choose('许曼', '周砚清');
    await waitFor(() => expect(line(page, 2)).toContain('许曼'));
    expect(line(page, 1)).toMatch(/^周砚清成人本人身份证 1101\*{10}\d{3}[\dX]138\*{4}0010编辑移除$/);
    expect(page.passenger(1).queryByRole('textbox')).toBeNull();
    await page.edit(1);
    await waitFor(() => expect(page.focused()).toBe(page.passenger(1).getByLabelText('姓名')));
    fireEvent.click(page.screen.getByRole('button', { name: '完成乘机人 1' }));
    await waitFor(() => expect(page.focused()).toBe(page.screen.getByRole('button', { name: '编辑乘机人 1' })));
  });

  it('are open while something is missing, and stay open until they are done', async () => {
    const page = await open({ adults: 1, children: 1 });
    await page.ready();
    await page.choose('周予安（儿童）');
    await waitFor(() => expect(line(page, 1)).toContain('待补充：监护人同意'));
    fireEvent.click(page.passenger(1).getByRole('checkbox', { name: /监护人/ }));
    await page.screen.findByRole('button', { name: '完成乘机人 1' });
    expect(line(page, 1)).not.toContain('待补充');
    expect(page.passenger(1).getByRole('checkbox', { name: /监护人/ })).toHaveProperty('checked', true);
  });

  it('are taken from it when they are pasted', async () => {
    const page = await open();
    await page.ready();
    await page.choose('周砚清');
    await page.edit(1);
    fireEvent.click(page.passenger(1).getByRole('button', { name: '显示' }));
    const number = page.passenger(1).getByLabelText<HTMLInputElement>('证件号码');
    await waitFor(() => expect(number.value).toMatch(/^\d{6} \d{4}/));
    const text = `周砚清 ${number.value}`;
    fireEvent.click(page.screen.getByRole('button', { name: '移除乘机人 1' }));
    await pasteInBox(page, text);
    await waitFor(() => expect(line(page, 1)).toContain('本人'));
    expect(page.screen.getByRole('button', { name: /^周砚清/ }).getAttribute('aria-pressed')).toBe('true');
  });
});
