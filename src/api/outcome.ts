import type { Envelope, Tips } from '#contract/row.ts';
import { readJson } from '#base/json.ts';
import type { Transported } from './transport.ts';

/** Outcome of a call. Business failures are values: nothing throws for a ret other than 0. */
export type Outcome<Out> =
  | { ok: true; data: Out; ret: number }
  | { ok: false; ret: number; msg: string; data: unknown; kind: FailureKind };

type FailureKind = 'refused' | 'offline' | 'timeout' | 'cancelled' | 'garbled';

type ReportKind = 'API_BUSINESS_EXCEPTION' | 'API_CALL_EXCEPTION' | 'API_TIMEOUT_EXCEPTION';

/** Meaning of an answer, before the session acts on it. */
export interface Reading {
  outcome: Outcome<unknown>;
  /** To be shown to the user, if anything. */
  message?: { kind: 'warn' | 'bad'; text: string; seconds: number };
  tips?: Tips;
  /** ret 401: the session has ended. */
  signedOut?: true;
  report?: { kind: ReportKind; httpCode: string };
}

/** 2100001 and 21003 are treated as success-like (specification 1, section 8). */
const successCodes = new Set([0, 2_100_001, 21_003]);
const reportedCodes = new Set([500, 1030, 999_999]);

const timeoutRet = 888;
const words = {
  offline: '网络连接失败，请检查网络后重试',
  timeout: '请求超时，请稍后重试',
  garbled: '服务返回异常，请稍后重试',
  busy: '请求过于频繁，请稍后重试',
};

export interface ReadOptions {
  profile: 'main' | 'second';
  /** passErrorCodeMsgRet: codes whose message is suppressed; `all`: every message. */
  quiet?: readonly number[] | 'all' | undefined;
  /** A field that the data of a success have (Row.has). */
  has?: string | undefined;
  /** The call reads (Row.reads): a success without data answers nothing, whatever its code. */
  reads?: boolean | undefined;
}

/** The envelope table of specification 1, section 8, as a pure function. */
export function readEnvelope(answer: Transported, options: ReadOptions): Reading {
  if ('failure' in answer) return unreached(answer, options);
  const { reply } = answer;
  const envelope = readAnswer(reply.text, options);
  if (!envelope) {
    const retry = { retryAfter: reply.retryAfterSeconds };
    const outcome =
      reply.status === 429 ? failed(429, words.busy, retry, 'refused') : failed(-1, words.garbled, retry, 'garbled');
    return {
      outcome,
      ...shown(outcome.msg, outcome.ret, options),
      report: { kind: 'API_CALL_EXCEPTION', httpCode: String(reply.status) },
    };
  }
  const { ret, data } = envelope;
  // Messages of a broken server are for its developers.
  const isBroken = reply.status >= 500;
  const msg = isBroken ? '' : envelope.msg;
  const tips = isBroken ? undefined : envelope.tips;
  if (successCodes.has(ret)) return { outcome: { ok: true, data, ret }, ...(tips && { tips }) };
  // A refusal without words would leave the person with nothing.
  const bare = ret === 401 ? '' : reply.status === 429 ? words.busy : words.garbled;
  const outcome = failed(ret, msg || bare, data, 'refused');
  if (ret === 401) return { outcome, signedOut: true };
  return {
    outcome,
    ...(tips ? { tips } : shown(outcome.msg, ret, options, '※')),
    ...(reportedCodes.has(ret) && { report: { kind: 'API_BUSINESS_EXCEPTION', httpCode: String(ret) } }),
  };
}

function unreached({ failure, msg }: Exclude<Transported, { reply: unknown }>, options: ReadOptions): Reading {
  if (failure === 'cancelled') return { outcome: failed(-1, '', null, 'cancelled') };
  const isLate = failure === 'timeout';
  const ret = isLate ? timeoutRet : -1;
  const kind = failure === 'too large' ? 'garbled' : failure;
  const text = msg || words[kind];
  return {
    outcome: failed(ret, text, null, kind),
    ...shown(text, ret, options),
    report: { kind: `API_${isLate ? 'TIMEOUT' : 'CALL'}_EXCEPTION`, httpCode: isLate ? '888' : '0' },
  };
}

export const failed = (ret: number, msg: string, data: unknown, kind: FailureKind) => ({
  ok: false as const,
  ret,
  msg,
  data,
  kind,
});

/** The second client puts `mark` behind what a server has answered; a text about the network is shown bare. */
function shown(msg: string, ret: number, { profile, quiet }: ReadOptions, mark = ''): Pick<Reading, 'message'> {
  if (!msg || quiet === 'all' || quiet?.includes(ret)) return {};
  const isSecond = profile === 'second';
  const isBad = isSecond || ret < 0;
  return {
    message: {
      kind: isBad || ret === timeoutRet ? 'bad' : 'warn',
      text: isSecond ? msg + mark : msg,
      seconds: isBad ? 5 : 3,
    },
  };
}

/** A screen has nothing to show of such a success: its lists would wait for ever. */
const lacksData = (data: unknown, { has, reads }: ReadOptions): boolean =>
  has ? (data as Record<string, unknown> | null)?.[has] === undefined : reads === true && data === null;

/** `{ ret, msg, data, tips }`; the second profile also accepts status, message and result. */
function readAnswer(text: string, options: ReadOptions): Envelope<unknown> | null {
  let answer: unknown;
  try {
    answer = readJson(text);
  } catch {
    return null;
  }
  if (typeof answer !== 'object' || answer === null) return null;
  const fields = answer as Record<string, unknown>;
  const second = options.profile === 'second';
  const told = fields['ret'] ?? (second && fields['status']);
  // Only digits are a code: `Number` takes '', false and [] for 0, which would be success.
  if (!/^-?\d{1,9}$/.test(typeof told === 'number' || typeof told === 'string' ? String(told) : '')) return null;
  const ret = Number(told);
  const data = fields['data'] ?? (second ? fields['result'] : undefined) ?? null;
  if (successCodes.has(ret) && lacksData(data, options)) return null;
  const msg = fields['msg'] ?? (second && fields['message']);
  const tips = fields['tips'] as Tips | null | undefined;
  return {
    ret,
    msg: typeof msg === 'string' ? msg : '',
    data,
    ...(tips && typeof tips.msg === 'string' && { tips }),
  };
}
