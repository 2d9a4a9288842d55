import { isLocalName } from '../../ground/wire/local-names.ts';
import { isSameText } from '../../ground/wire/same-text.ts';

const leastToken = 16;

export interface OperatorAccess {
  /** `OPERATOR_TOKEN`; null: none is set. */
  token: string | null;
  /** The server is reached from this machine alone: it listens on 127.0.0.1, and no proxy of ours is in front. */
  isLocal: boolean;
}

type Verdict = 'open' | 'locked' | 'hidden';

/** The token out of `Bearer …` (Prometheus, programs) or of `Basic …`, whose name does not count (browsers). */
function givenToken(header: string): string {
  const [scheme = '', value = ''] = header.split(' ', 2);
  if (/^bearer$/i.test(scheme)) return value;
  if (!/^basic$/i.test(scheme)) return '';
  return Buffer.from(value, 'base64').toString('utf8').split(':').slice(1).join(':');
}

/** May this request see the operator's figures? Without a token they do not exist for others. */
export function judgeOperator(request: Request, { token, isLocal }: OperatorAccess): Verdict {
  if (token === null) return isLocal && isLocalName(new URL(request.url).hostname) ? 'open' : 'hidden';
  const given = givenToken(request.headers.get('authorization') ?? '');
  return isSameText(given, token) ? 'open' : 'locked';
}

/** Reads `OPERATOR_TOKEN`; throws what the operator must change. */
export function readOperatorToken(text: string | undefined): string | null {
  const token = text?.trim() ?? '';
  if (!token) return null;
  if (token.length < leastToken || /\s/.test(token))
    throw new Error(`OPERATOR_TOKEN must have at least ${leastToken} characters and no blank, or be left out.`);
  return token;
}
