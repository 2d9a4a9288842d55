import type { Envelope } from '#contract/row.ts';
import { apps } from '../../ground/apps.ts';
import { ownerOf } from '../../ground/account-clock.ts';
import type { Call, Member } from '../../ground/call.ts';
import { refuse, sessionEnded } from '../../ground/call.ts';
import { deviceOf } from '../account/device-of.ts';
import { noteAct, refusedInside } from '../../company/sub-companies/acts.ts';
import { refusedServer } from '../../ground/member/read-sign.ts';
import { hashToken, memberBehind } from '../../ground/member/tokens.ts';
import { TooBusyError } from '../../ground/member/turns.ts';
import { logFault } from '../../ground/log.ts';
import { faultNumber } from '../../ground/trace/trace.ts';
import type { Operation } from '../operations.ts';
import { checkInput } from '../../ground/wire/check-input.ts';
import type { Fields } from '../../ground/wire/decode-fields.ts';
import type { Origins } from '../../ground/wire/origins.ts';
import { readForm } from '../../ground/wire/read-body.ts';
import type { Caller } from '../../ground/wire/through-proxies.ts';
import { reply } from '../../ground/wire/reply.ts';
import type { World } from '../../ground/world.ts';

const textOf = (fields: Fields, name: string): string => {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** Answers one call of the contract: checks the origin, the session and the input, then runs the handler. */
export async function dispatch(
  world: World,
  origins: Origins,
  operation: Operation,
  request: Request,
  caller: Caller,
): Promise<Response> {
  const body = caller.body ?? (await readForm(request));
  if (!body.ok) return reply(refuse(400, body.message, body.field === undefined ? null : { field: body.field }));
  const { fields } = body;

  const appId = textOf(fields, 'appId') || 'default';
  const origin = request.headers.get('origin');
  if (origin && !(await origins.allows(appId, origin))) return reply(refuse(403, '该网站未获准使用此应用'), 403);
  const app = apps.get(appId);
  if (!app) return reply(refuse(400, '应用编号不存在', { field: 'appId' }));

  const token = textOf(fields, 'token');
  const tokenHash = token ? hashToken(token) : '';
  const member = token ? await memberBehind(world.db, tokenHash, appId, world.now()) : null;
  const movedMs = world.clock().offsetMs;
  const isOfServer = operation.row.access === 'app';
  if (isOfServer && origin) return reply(refuse(403, '此接口只供合作方的服务器调用'), 403);
  const refusal = isOfServer
    ? await refusedServer(world.db, appId, textOf(fields, 'sign'), { now: world.now(), movedMs })
    : mayCall(operation, member);
  if (refusal) return reply(refusal);
  const refusedActing = refusedInside(member, operation.row, operation.domain);
  if (refusedActing) return reply(refusedActing);

  const checked = checkInput(operation.schema, fields);
  if (!checked.ok) return reply(refuse(400, checked.message, { field: checked.field }));

  const ahead = member ? world.ahead(ownerOf(member)) : 0;
  const call: Call = {
    db: world.db,
    version: world.version(),
    now: () => world.now() + ahead,
    aheadMs: ahead,
    movedMs,
    appId,
    app,
    path: operation.row.path,
    member,
    tokenHash,
    address: caller.address,
    device: deviceOf(request.headers.get('user-agent') ?? ''),
    baseUrl: caller.isSecure ? new URL(request.url).origin.replace(/^http:/, 'https:') : new URL(request.url).origin,
    settings: world.settings,
  };
  const answer = await operation.handler(checked.input, call);
  await noteAct(world.db, member, operation.row, answer, call.now());
  if (!ahead) return reply(answer);
  return reply(answer, 200, { 'x-server-time': String(call.now()), 'x-clock-moved': String(movedMs + ahead) });
}

function mayCall({ row }: Operation, member: Member | null): Envelope<never> | null {
  if (row.access === 'login' && !member) return sessionEnded();
  if (row.members && !(member && row.members.includes(member.level))) return refuse(403, '您没有使用此功能的权限');
  return null;
}

/** Turns every error of a call into an envelope; the log has its place. */
export function replyToFailure(path: string, error: unknown): Response {
  if (error instanceof TooBusyError) {
    return reply(refuse(429, '当前使用人数较多，请稍后再试', { retryAfter: error.retryAfterSeconds }), 429, {
      'retry-after': String(error.retryAfterSeconds),
    });
  }
  // The caller has gone away in the middle of its request.
  if ((error as { code?: string }).code !== 'ECONNRESET') logFault(path, error);
  const number = faultNumber();
  return reply(refuse(500, `服务暂时不可用，请稍后再试${number && `（编号 ${number}）`}`));
}
