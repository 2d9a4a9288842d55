import { createHmac, timingSafeEqual } from 'node:crypto';
import { memberOf } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';

/** The step of a case that a notice asks a member to decide. */
interface LinkedTask {
  caseNo: string;
  taskId: string;
  memberId: string;
}

const keyOf = ({ settings }: Call): string | undefined =>
  settings.cardKey ?? (settings.sandbox ? 'links of the sandbox' : undefined);

const parted = '~';
const signatureOf = (key: string, appId: string, text: string): Buffer =>
  createHmac('sha256', key).update(`decision-link ${appId} ${text}`).digest();

/**
 * A link by which the caller decides one step of a case; "" where the server has no key. It is signed, so that nobody
 * makes one for another step or person. The step itself ends it: once it is decided or over, nothing can be decided by it.
 */
export function decisionLink(call: Call, { caseNo, taskId }: Omit<LinkedTask, 'memberId'>): string {
  const key = keyOf(call);
  if (!key) return '';
  const { appId, memberId } = memberOf(call);
  const text = [caseNo, taskId, memberId].join(parted);
  return `${Buffer.from(text).toString('base64url')}.${signatureOf(key, appId, text).toString('base64url')}`;
}

/** The step of a link of this server and application; undefined: it was made or changed by somebody else. */
export function readDecisionLink(call: Call, link: string): LinkedTask | undefined {
  const key = keyOf(call);
  const [body = '', signature = ''] = link.split('.');
  const text = Buffer.from(body, 'base64url').toString();
  const given = Buffer.from(signature, 'base64url');
  const wanted = key && signatureOf(key, call.appId, text);
  if (!wanted || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const [caseNo = '', taskId = '', memberId = ''] = text.split(parted);
  return { caseNo, taskId, memberId };
}
