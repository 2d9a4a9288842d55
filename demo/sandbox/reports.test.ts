import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, formOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await memorySandbox();
});
afterAll(() => sandbox.close());

const person = {
  name: '周砚清',
  mobile: '138 0000 0010',
  address: '北京市朝阳区建国路88号',
  token: '0123456789abcdef0123456789abcdef',
  note: '致电 139-1111-2222',
};
const form = formOf(person).toString();

it.each([
  ['JSON', JSON.stringify(person)],
  ['a form', form],
  ['a form encoded twice', encodeURIComponent(form)],
  ['JSON in a form', formOf({ passengers: [person] }).toString()],
  ['free text', `周砚清 ${person.mobile} ${person.address} ${person.token} 139-1111-2222`],
])('an exception event with %s is stored without names, phones, addresses and tokens', async (_, text) => {
  const event = {
    api: `/member/info?${formOf({ name: person.name, token: person.token }).toString()}`,
    type: 'API_CALL_EXCEPTION',
    httpCode: '0',
    param: text,
    response: text,
    costTime: 5,
    appVer: '1.5.3',
  };
  expect(await (await clientOf(sandbox).raw('/buryingPoint/apiExceptionEvent', event)).json()).toMatchObject({
    ret: 0,
  });
  const [stored] = await sandbox.db.selectFrom('exception_events').orderBy('id', 'desc').selectAll().execute();
  expect(stored).toMatchObject({ type: 'API_CALL_EXCEPTION', app_ver: '1.5.3' });
  expect(stored?.api.startsWith('/member/info?')).toBe(true);
  // The moment of the report may have any digits.
  expect(JSON.stringify({ ...stored, reported_at: 0 })).not.toMatch(/砚清|0010|建国路|0123456789|1111|2222/);
});

it.each(['%00', 'a%2500b', '\0', '"\\u0000"', '{"a":"\\u0000"}', '"\\ud800"', '[%00]'])(
  'an exception event with %j in a field is stored',
  async (text) => {
    const fields = { api: '/member/info', httpCode: '0', param: 'p', response: 'r', appVer: '1' };
    for (const name of Object.keys(fields)) {
      const event = { ...fields, type: 'API_CALL_EXCEPTION', costTime: 5, [name]: text.slice(0, 10) };
      const count = async () => (await sandbox.db.selectFrom('exception_events').select('id').execute()).length;
      const before = await count();
      expect(await (await clientOf(sandbox).raw('/buryingPoint/apiExceptionEvent', event)).json()).toMatchObject({
        ret: 0,
      });
      expect(await count()).toBe(before + 1);
    }
  },
);
