import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account.ts';
import { profile } from '#contract/profile.ts';
import { good } from '#tests/support/orders/booking.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
let token: string;
beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
  token = good(await client.logIn('13800000030')).token;
});
afterAll(() => sandbox.close());

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg';
const tokenNow = async () => good(await client.send(profile.uploadToken, {}, { token })).uploadToken;
const upload = async (given: Partial<{ uploadToken: string; fileName: string; file: string }> = {}) =>
  await client.send(
    profile.upload,
    { uploadToken: await tokenNow(), fileName: '我.png', file: png, ...given },
    { token },
  );
const use = async (photoId: string) =>
  await client.send(profile.update, { requestId: randomUUID(), photoId }, { token });
const stored = () =>
  sandbox.db.selectFrom('member_photos').where('member_id', '=', '20250030').select(['photo_id', 'content']).execute();

describe('the photo of a member', () => {
  it('is uploaded by a token, used by the update, read back, and told with the user info', async () => {
    const before = good(await client.send(profile.read, {}, { token }));
    const { photoId } = good(await upload());
    expect(good(await client.send(account.memberInfo, {}, { token }))).toMatchObject({ photoId_: '' });
    good(await use(photoId));
    // Nothing else of the profile has changed.
    expect(good(await client.send(profile.read, {}, { token }))).toEqual({ ...before, photoId });
    expect(good(await client.send(account.memberInfoEx, {}, { token }))).toMatchObject({
      photoId_: photoId,
      photo: { fileName: '我.png' },
    });
    expect(good(await client.send(profile.photo, { photoId }, { token }))).toEqual({
      fileName: '我.png',
      type: 'image/png',
      content: png,
    });
  });

  it('is replaced by the next one and can be taken away; nothing is kept of the old one', async () => {
    const { photoId: old } = good(await upload());
    good(await use(old));
    const { photoId } = good(await upload());
    good(await use(photoId));
    expect((await stored()).map(({ photo_id }) => photo_id)).toEqual([photoId]);
    expect(await client.send(profile.photo, { photoId: old }, { token })).toMatchObject({ ret: 404 });
    good(await use(''));
    expect(await stored()).toEqual([]);
    expect(good(await client.send(account.memberInfo, {}, { token }))).toMatchObject({
      photoId_: '',
      photo: { fileName: '' },
    });
  });

  it('takes one file for each token, for five minutes', async () => {
    const uploadToken = await tokenNow();
    good(await upload({ uploadToken }));
    expect(await upload({ uploadToken })).toMatchObject({ ret: 409, data: { kind: 'tokenOver' } });
    const late = await tokenNow();
    await sandbox.db
      .updateTable('member_photos')
      .set((eb) => ({ created_at: eb('created_at', '-', 5 * 60_000) }))
      .where('upload_token', '=', late)
      .execute();
    expect(await upload({ uploadToken: late })).toMatchObject({ ret: 409, data: { kind: 'tokenOver' } });
  });

  it('of many tokens keeps the newest', async () => {
    for (let n = 0; n < 9; n += 1) await tokenNow();
    expect(await stored()).toHaveLength(5);
  });

  it.each([
    [{ file: Buffer.from('<svg onload=alert(1)>').toString('base64url') }, '请上传 JPG 或 PNG 图片'],
    [{ file: Buffer.alloc(301 * 1024, 'x').toString('base64url') }, '照片不能超过 300 KB'],
    [{ file: 'a b' }, '文件内容不完整，请重新选择'],
    [{ file: '' }, '请选择照片'],
  ])('is refused with %j at its field', async (given, msg) => {
    expect(await upload(given)).toMatchObject({ ret: 400, msg, data: { field: 'file' } });
  });

  it('is no file that was never uploaded', async () => {
    expect(await use(randomUUID())).toMatchObject({ ret: 409, data: { field: 'photoId' } });
  });
});

describe('the user info with the own data', () => {
  it('has the fields that a client keeps besides (specification 1, section 3.1)', async () => {
    const given = { sex: 'F' as const, birthday: '1988-12-02', remark: '素食' };
    good(await client.send(profile.update, { requestId: randomUUID(), ...given }, { token }));
    const info = good(await client.send(account.memberInfoEx, {}, { token }));
    expect(info).toMatchObject({
      ...given,
      account: info.username || info.email || '13800000030',
      realname: info.realName,
      creditEmployeeId_: 0,
      creditMemberId_: 0,
      memberCardType: info.memberTypeCN,
      experienceDate: '永久有效',
      ticketOrderCount: 0,
      usecount: 1,
    });
  });
});
