import type { Hono } from 'hono';
import { momentAt } from '#domain/china-time.ts';
import { apps } from '../../ground/apps.ts';
import { refuse } from '../../ground/call.ts';
import { callAudience, makeSign } from '../../ground/member/make-sign.ts';
import { reply } from '../../ground/wire/reply.ts';
import type { World } from '../../ground/world.ts';
import { makeTicket } from '../account/tickets.ts';
import { listOrigin } from '../seed/people/seed-apps.ts';
import { isOrigin } from '../settings.ts';
import { badField, fieldsOf, queryField } from './sandbox-fields.ts';

const unknown = (msg: string): Response => reply(refuse(404, msg), 404);

/** Secrets that a tester needs: codes of texts and pictures, signs, tickets and keys of applications; origins to list. */
export function mountSecretPaths(app: Hono, world: World): void {
  const { db } = world;

  app.get('/sandbox/sms', async (c) => {
    const sent = await db
      .selectFrom('sms_codes')
      .where('mobile_phone', '=', queryField(c, 'mobilePhone'))
      .orderBy('id', 'desc')
      .selectAll()
      .executeTakeFirst();
    return sent
      ? c.json({ code: sent.code, sentAt: momentAt(sent.sent_at), purpose: sent.purpose })
      : unknown('该手机号没有收到过验证码');
  });

  app.get('/sandbox/texts', async (c) =>
    c.json({
      texts: await db
        .selectFrom('sms_texts')
        .where('mobile_phone', '=', queryField(c, 'mobilePhone'))
        .orderBy('id', 'desc')
        .limit(20)
        .select(['body', 'sent_at as sentAt'])
        .execute(),
    }),
  );

  app.get('/sandbox/captcha', async (c) => {
    const dealt = await db
      .selectFrom('captchas')
      .where('random_code', '=', queryField(c, 'randomCode'))
      .select('answer')
      .executeTakeFirst();
    return dealt ? c.json({ code: dealt.answer }) : unknown('验证码不存在或已使用');
  });

  app.get('/sandbox/sign', async (c) => {
    const user = queryField(c, 'user');
    if (!user || user.length > 120) return badField('user', '请在 user 中给出合作方用户编号');
    const sign = await makeSign(
      db,
      {
        appId: queryField(c, 'appId') || 'default',
        user,
        name: queryField(c, 'name'),
        mobile: queryField(c, 'mobile'),
      },
      world.now(),
    );
    return sign ? c.json({ sign }) : badField('appId', '应用编号不存在');
  });

  app.get('/sandbox/server-sign', async (c) => {
    const appId = queryField(c, 'appId') || 'default';
    const sign = await makeSign(db, { appId, user: 'server' }, world.now(), callAudience);
    return sign ? c.json({ sign }) : badField('appId', '应用编号不存在');
  });

  app.get('/sandbox/ticket', async (c) => {
    const appId = queryField(c, 'appId') || 'default';
    if (!apps.has(appId)) return badField('appId', '应用编号不存在');
    const ticket = await makeTicket(db, { appId, mobilePhone: queryField(c, 'mobilePhone') }, world.now());
    return ticket ? c.json({ ticket }) : unknown('该手机号没有会员');
  });

  app.get('/sandbox/key', async (c) => {
    const key = await db
      .selectFrom('app_keys')
      .where('app_id', '=', queryField(c, 'appId') || 'default')
      .where('retired_at', 'is', null)
      .select(['kid', 'secret'])
      .executeTakeFirst();
    return key ? c.json(key) : badField('appId', '应用编号不存在');
  });

  app.post('/sandbox/origins', async (c) => {
    const fields = await fieldsOf(c);
    const [origin, appId] = [String(fields['origin'] ?? ''), String(fields['appId'] ?? '')];
    if (!isOrigin(origin) || origin.length > 200)
      return badField('origin', 'origin 应为网页的来源，例如 http://127.0.0.1:8080');
    if (appId && !apps.has(appId)) return badField('appId', '应用编号不存在');
    const listed = appId ? [appId] : [...apps.keys()];
    await listOrigin(db, origin, listed);
    await world.refresh();
    return c.json({ origin, appIds: listed });
  });
}
