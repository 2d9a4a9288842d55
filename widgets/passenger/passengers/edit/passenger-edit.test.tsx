import { expect, it } from 'vitest';
import { passenger } from '#contract/passenger.ts';
import { psgTypeNote, psgTypes } from '#domain/passenger/psg-types.ts';
import { settle } from '#tests/support/page/render-ui.tsx';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000010';
const open = (address = '/myCenter/edit_passengers') => mountWidget('passengers', { as: personal, address });

it('reads birthday, sex and type off an ID card, asks a guardian for a child, and leads back to the list', async () => {
  const { screen, type, events } = await open();
  type(await screen.findByLabelText('姓名'), '沈小禾');
  type(screen.getByLabelText('证件号码'), '110105 20190501 441X');
  const born = screen.getByLabelText<HTMLInputElement>('出生日期');
  await waitFor(() => expect([born.value, born.disabled]).toEqual(['2019-05-01', true]));
  expect(screen.getByText(/^\d+ 岁，由身份证号码得出$/)).toBeTruthy();
  expect(screen.getByRole('combobox', { name: /旅客类型/ }).textContent).toBe('儿童');
  expect(screen.getByRole('combobox', { name: /性别/ }).textContent).toBe('男');
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('未满 14 周岁，请由监护人勾选同意')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /监护人/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /已取得该旅客同意/ }));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(events.findLast((event) => event.type === 'navigate')?.detail).toMatchObject({ name: 'passengers' }),
  );
});

it('suggests the Latin name of a Chinese one until another is typed', async () => {
  const { screen, type } = await open();
  const name = await screen.findByLabelText<HTMLInputElement>('姓名');
  const latin = screen.getByLabelText<HTMLInputElement>('英文姓名');
  const leave = (text: string) => {
    type(name, text);
    fireEvent.blur(name);
    fireEvent.focusOut(name);
  };
  leave('欧阳绿');
  await waitFor(() => expect(latin.value).toBe('OUYANG/LYU'));
  leave('单雄信');
  await waitFor(() => expect(latin.value).toBe('SHAN/XIONGXIN'));
  type(latin, 'SHAN/HSIUNG');
  leave('吕书言');
  // A later suggestion for another form shows that the first one had its time.
  const other = await open();
  other.type(await other.screen.findByLabelText('姓名'), '吕书言');
  fireEvent.blur(other.screen.getByLabelText('姓名'));
  fireEvent.focusOut(other.screen.getByLabelText('姓名'));
  await waitFor(() => expect(other.screen.getByLabelText('英文姓名')).toHaveProperty('value', 'LYU/SHUYAN'));
  expect(latin.value).toBe('SHAN/HSIUNG');
});

it('asks again for a Latin name whose first answer was lost, as soon as the name is left again', async () => {
  let asked = 0;
  const { screen, type } = await mountWidget('passengers', {
    as: personal,
    address: '/myCenter/edit_passengers',
    async fetch(input, init) {
      if (new URL(String(input)).pathname !== passenger.pinyin.path) return await fetch(input, init);
      asked += 1;
      return asked === 1 ? new Response('{"ret":500,"msg":""}') : await fetch(input, init);
    },
  });
  const name = await screen.findByLabelText('姓名');
  const leave = () => {
    fireEvent.blur(name);
    fireEvent.focusOut(name);
  };
  type(name, '欧阳绿');
  leave();
  await settle();
  await waitFor(() => {
    leave();
    expect(screen.getByLabelText('英文姓名')).toHaveProperty('value', 'OUYANG/LYU');
  });
});

it('finds a country by its pinyin', async () => {
  const { screen } = await open();
  const country = await screen.findByLabelText<HTMLInputElement>('国籍（地区）');
  fireEvent.input(country, { target: { value: 'xjp' } });
  fireEvent.click(await screen.findByRole('option', { name: '新加坡' }));
  await waitFor(() => expect(country.value).toBe('新加坡'));
});

it('shows the numbers of a passenger masked, one of them after a press, and saves a change without them', async () => {
  const list = await mountWidget('passengers', { as: personal, address: '/myCenter/passengers' });
  const row = (await list.screen.findByText('林知夏')).closest('tr') as HTMLElement;
  fireEvent.click(
    Array.from(row.querySelectorAll('button')).find((button) => button.textContent === '编辑') as HTMLElement,
  );
  const number = (await list.screen.findAllByLabelText<HTMLInputElement>('证件号码'))[0];
  expect(number?.value).toMatch(/^\d{4}\*{10}\d{3}[\dX]$/);
  const phone = list.screen.getByLabelText('手机号码');
  list.type(phone, '13800009999');
  fireEvent.click(list.screen.getAllByRole('button', { name: '显示' })[0] as HTMLElement);
  await waitFor(() => expect(number?.value).toMatch(/^\d{6} \d{4} \d{4} \d{3}[\dX]$/));
  fireEvent.click(list.screen.getByRole('checkbox', { name: /已取得该旅客同意/ }));
  fireEvent.click(list.screen.getByRole('button', { name: '保存' }));
  expect(await list.screen.findByText('欧阳景行')).toBeTruthy();
});

it('says what the server refuses at its field', async () => {
  const { screen, type } = await open();
  type(await screen.findByLabelText('姓名'), '周砚清');
  type(screen.getByLabelText('证件号码'), '110105194912310 02x');
  fireEvent.click(screen.getByRole('checkbox', { name: /已取得该旅客同意/ }));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(location.pathname).toBe('/myCenter/passengers'));
  const again = await open();
  again.type(await again.screen.findByLabelText('姓名'), '林一禾');
  again.type(again.screen.getByLabelText('证件号码'), '11010519491231002X');
  fireEvent.click(again.screen.getByRole('checkbox', { name: /已取得该旅客同意/ }));
  fireEvent.click(again.screen.getByRole('button', { name: '保存' }));
  expect(await again.screen.findByText('该身份证已在常旅客“周砚清”名下')).toBeTruthy();
  await waitFor(() => expect(again.screen.getByLabelText('证件号码').getAttribute('aria-invalid')).toBe('true'));
});

it('asks before typed content is lost, and keeps it over a reload', async () => {
  const first = await open();
  first.type(await first.screen.findByLabelText('姓名'), '沈星河');
  fireEvent.click(first.screen.getByRole('button', { name: '取消' }));
  fireEvent.click(await first.screen.findByRole('button', { name: '继续填写' }));
  // A link of the menu asks as well.
  fireEvent.click((await first.screen.findAllByRole('link', { name: '常旅客' }))[0] as HTMLElement);
  fireEvent.click(await first.screen.findByRole('button', { name: '继续填写' }));
  expect(location.pathname).toBe('/myCenter/edit_passengers');
  first.unmount();
  const { screen, events } = await mountWidget('passengers', {
    as: personal,
    address: '/myCenter/edit_passengers',
    keepSession: true,
  });
  expect(await screen.findByText('已恢复您上次未保存的内容')).toBeTruthy();
  expect(screen.getByLabelText('姓名')).toHaveProperty('value', '沈星河');
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  fireEvent.click(await screen.findByRole('button', { name: '离开' }));
  await waitFor(() =>
    expect(events.findLast((event) => event.type === 'navigate')?.detail).toMatchObject({ name: 'passengers' }),
  );
});

it('a draft holds no document number before the consent; a suggested Latin name follows the Chinese one after a reload too', async () => {
  const first = await open();
  const leave = (widget: typeof first, text: string) => {
    const name = widget.screen.getByLabelText('姓名');
    widget.type(name, text);
    fireEvent.blur(name);
    fireEvent.focusOut(name);
  };
  await first.screen.findByLabelText('姓名');
  leave(first, '吕大绿');
  await waitFor(() => expect(first.screen.getByLabelText('英文姓名')).toHaveProperty('value', 'LYU/DALYU'));
  first.type(first.screen.getByLabelText('证件号码'), '11010519491231002X');
  const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });
  expect([stored().includes('吕大绿'), stored().includes('11010519491231002X')]).toEqual([true, false]);
  fireEvent.click(first.screen.getByRole('checkbox', { name: /已取得该旅客同意/ }));
  expect(stored()).toContain('11010519491231002X');
  await settle();
  fireEvent.click(first.screen.getByRole('checkbox', { name: /已取得该旅客同意/ }));
  expect(stored()).not.toContain('11010519491231002X');
  first.unmount();
  const again = await mountWidget('passengers', {
    as: personal,
    address: '/myCenter/edit_passengers',
    keepSession: true,
  });
  expect(await again.screen.findByLabelText('证件号码')).toHaveProperty('value', '');
  leave(again, '吕中绿');
  await waitFor(() => expect(again.screen.getByLabelText('英文姓名')).toHaveProperty('value', 'LYU/ZHONGLYU'));
  fireEvent.click(again.screen.getByRole('button', { name: '取消' }));
  fireEvent.click(await again.screen.findByRole('button', { name: '离开' }));
  await waitFor(() => expect(location.pathname).toBe('/myCenter/passengers'));
});

it('saves the own record of a member without a consent to ask for', async () => {
  const { screen } = await mountWidget('passengers', { as: personal, address: '/myCenter/passengers' });
  const row = (await screen.findByText('本人')).closest('tr') as HTMLElement;
  fireEvent.click(
    Array.from(row.querySelectorAll('button')).find((button) => button.textContent === '编辑') as HTMLElement,
  );
  await screen.findAllByLabelText('证件号码');
  expect(screen.queryByRole('checkbox', { name: /已取得该旅客同意/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(location.pathname).toBe('/myCenter/passengers'));
});

it.each(['医生', '劳务', '海员'])('the list of passengers says what %s means', async (label) => {
  const [code = ''] = Object.entries(psgTypes).find(([, type]) => type.label === label) ?? [];
  const { screen } = await mountWidget('passengers', {
    as: personal,
    address: '/myCenter/passengers',
    async fetch(input, init) {
      const response = await fetch(input, init);
      if (!String(input).endsWith('/passenger/list')) return response;
      const answer = await response.json();
      for (const row of answer.data.rows) row.psgType = code;
      return Response.json(answer);
    },
  });
  const [tag] = await screen.findAllByText(label, { selector: '.t-tag' });
  expect(tag?.title).toBe(psgTypeNote(code));
  expect(tag?.title).toContain(label === '医生' ? '医护' : label);
});
