import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partner } from '#contract/partner.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
});
afterAll(() => sandbox.close());

let next = 0;
const good = () => ({
  company: `云帆国际贸易${(next += 1)}有限公司`,
  contact: '周若宁',
  mobilePhone: `1380001${String(next).padStart(4, '0')}`,
  city: '上海',
  kind: 'agent' as const,
  note: '',
  agreedVersion: '2026.1',
  requestId: `apply-request-${next}`,
});
/** Each from an address of its own, unless the limit by address is meant. */
const apply = (form: ReturnType<typeof good>, address = `10.0.0.${next}`) =>
  client.send(partner.apply, form, { address });

describe('an application', () => {
  it('is stored, numbered by its day, with the company half hidden', async () => {
    const { ret, data } = await apply(good());
    expect(ret).toBe(0);
    expect(data).toMatchObject({
      applicationNo: expect.stringMatching(/^HB\d{16}$/) as string,
      status: 'submitted',
      kind: 'agent',
      company: '云帆****公司',
    });
  });

  it('is made once by a call that comes twice', async () => {
    const form = good();
    const answers = await Promise.all([apply(form), apply(form), apply(form)]);
    expect(new Set(answers.map(({ data }) => data.applicationNo)).size).toBe(1);
    expect(await apply({ ...form, city: '杭州' })).toMatchObject({ ret: 409, data: { kind: 'requestIdReused' } });
  });

  it('is the only open one of its phone, also when ten come at once', async () => {
    const form = good();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => apply({ ...form, requestId: `${form.requestId}-${n}` })),
    );
    expect(answers.filter(({ ret }) => ret === 0)).toHaveLength(1);
    expect(answers.filter(({ ret }) => ret === 409)).toHaveLength(9);
  });

  it.each([
    ['company', '', '请输入企业名称'],
    ['company', '公司', '请输入营业执照上的企业全称（4 至 60 个字）'],
    ['company', '12345678', '请输入营业执照上的企业全称（4 至 60 个字）'],
    ['contact', '周', '联系人姓名请用 2 至 30 个汉字或字母'],
    ['contact', '<b>周若宁</b>', '联系人姓名请用 2 至 30 个汉字或字母'],
    ['mobilePhone', '12800000000', '请正确输入手机号码'],
    ['city', '1', '城市名称请用 2 至 20 个汉字或字母'],
    ['kind', 'bank', '请选择合作方式'],
    ['note', '长'.repeat(301), '补充说明最多 300 字'],
    ['agreedVersion', '', '请阅读并勾选《隐私政策》'],
  ])('is refused for its %s "%s"', async (field, value, msg) => {
    expect(await apply({ ...good(), [field]: value })).toMatchObject({ ret: 400, msg, data: { field } });
  });

  it('is refused when one caller sends too many, also at once', async () => {
    const answers = await Promise.all(Array.from({ length: 36 }, () => apply(good(), '10.9.9.9')));
    expect(answers.filter(({ ret }) => ret === 0)).toHaveLength(30);
    expect(answers.filter(({ ret }) => ret === 429)).toHaveLength(6);
  });
});

describe('its status', () => {
  it('needs the number and the phone; the refusal of a pair does not reveal which is wrong', async () => {
    const form = good();
    const { data } = await apply(form);
    const ask = (applicationNo: string, mobilePhone: string) =>
      client.send(partner.status, { applicationNo, mobilePhone }, { address: '10.1.0.1' });
    expect(await ask(data.applicationNo, form.mobilePhone)).toMatchObject({ ret: 0, data: { status: 'submitted' } });
    const wrong = [await ask(data.applicationNo, '13999999999'), await ask('HB2026000000000000', form.mobilePhone)];
    expect(wrong[0]).toMatchObject({ ret: 404 });
    expect(wrong[1]).toEqual(wrong[0]);
  });

  it('is not given away by trying numbers, also at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 26 }, () =>
        client.send(
          partner.status,
          { applicationNo: 'HB2026000000000000', mobilePhone: '13999999999' },
          { address: '10.1.0.2' },
        ),
      ),
    );
    expect(answers.filter(({ ret }) => ret === 404)).toHaveLength(20);
    expect(answers.filter(({ ret }) => ret === 429)).toHaveLength(6);
  });

  it('moves on with time: looked at, approved; the same company again is refused with the reason, and the phone is free again', async () => {
    const form = good();
    const { data } = await apply(form);
    const ask = async (applicationNo: string) =>
      (await client.send(partner.status, { applicationNo, mobilePhone: form.mobilePhone }, { address: '10.1.0.3' }))
        .data;
    await client.tell('/sandbox/clock', { advance: 31 * 60 });
    expect(await ask(data.applicationNo)).toMatchObject({
      status: 'reviewing',
      reviewedAt: expect.any(String) as string,
    });
    await client.tell('/sandbox/clock', { advance: 24 * 3600 });
    expect(await ask(data.applicationNo)).toMatchObject({
      status: 'approved',
      decidedAt: expect.any(String) as string,
    });
    const again = await apply({ ...form, requestId: `${form.requestId}-again` });
    expect(again.ret).toBe(0);
    await client.tell('/sandbox/clock', { advance: 25 * 3600 });
    await client.tell('/sandbox/clock', { advance: 1 });
    expect(await ask(again.data.applicationNo)).toMatchObject({
      status: 'rejected',
      reason: expect.stringContaining('已是合作伙伴') as string,
    });
  });
});
