import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passenger } from '#contract/passenger.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
let token = '';
beforeAll(async () => {
  sandbox = await memorySandbox({ trueNow: () => Date.parse('2026-11-20T02:00:00Z') });
  client = clientOf(sandbox);
  ({ token } = (await client.logIn('13800000010')).data);
});
afterAll(() => sandbox.close());

const head = '姓名,身份证号,护照号,护照有效期,签发国,手机,出生日期\n';
const card = '110101198806120313';
const check = async (lines: string) =>
  (
    await client.send(
      passenger.importCheck,
      { file: Buffer.from(head + lines).toString('base64url'), mapping: {} },
      { token },
    )
  ).data.rows;
const importRows = async (lines: string) => {
  const rows = (await check(lines)).map(({ line, values }) => ({ line, values }));
  return (await client.send(passenger.importApply, { requestId: randomUUID(), rows, consent: true }, { token })).data
    .rows;
};
const found = async (keyword: string) =>
  (await client.send(passenger.list, { size: 100, keyword }, { token })).data.rows;

it('a row with an ID card and a passport makes one passenger with both', async () => {
  expect(await importRows(`张双证,${card},EK2000001,2031-05-01,中国,\n`)).toMatchObject([{ state: 'added' }]);
  expect(await found('张双证')).toMatchObject([
    {
      bornDate: '1988-06-12',
      documents: [{ certType: '1' }, { certType: '2', certValidDate: '2031-05-01', issueCountry: 'CN' }],
    },
  ]);
});

it('a known passenger, found by either document, gets the other one and keeps the number of its own', async () => {
  expect(await check(`张双证,,EK2000001,2031-05-01,中国,\n`)).toMatchObject([{ known: '张双证' }]);
  const renewed = `张双证,${card},EK2000002,2036-05-01,中国,13800007002\n`;
  expect(await check(renewed)).toMatchObject([{ known: '张双证' }]);
  expect(await importRows(renewed)).toMatchObject([{ state: 'updated' }]);
  const [person, ...others] = await found('张双证');
  expect([person?.documents.map(({ maskedNo }) => maskedNo.slice(-3)), others]).toEqual([['313', '002'], []]);
  expect(person).toMatchObject({ mobilePhone: '13800007002', documents: [{}, { certValidDate: '2036-05-01' }] });
});

it('a second document of another passenger is refused at its own cell', async () => {
  expect(await importRows('林独证,,EK2000009,2031-05-01,中国,,1990-03-07\n')).toMatchObject([{ state: 'added' }]);
  expect(await importRows(`张双证,${card},EK2000009,2031-05-01,中国,\n`)).toMatchObject([
    { state: 'refused', field: 'otherCertNo', reason: expect.stringContaining('名下') },
  ]);
  expect(await check(`王三证,110101199003078515,EK2000002,2031-05-01,中国,\n`)).toMatchObject([
    { errors: { certNo: expect.stringContaining('证件之一已在常旅客“张双证”名下') } },
  ]);
});
