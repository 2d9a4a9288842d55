/** Meaning of the provider's codes (docs/errors.md); its words are Chinese. */
const codes: Readonly<Record<number, string>> = {
  400: 'bad input',
  401: 'the sign is refused',
  403: 'not allowed',
  404: 'there is none, or it belongs to another application',
  409: 'the state has changed',
  423: 'locked for a while',
  429: 'too many calls, try again later',
  500: 'a fault of the server',
};

/** Refusals of a sign, by what their words have (demo/sandbox/ground/member/read-sign.ts). */
const signs: readonly (readonly [has: RegExp, means: string])[] = [
  [/iss 与/, 'the sign belongs to another app id'],
  [/（kid）/, 'kid names no live key of this app id'],
  [/（iss、/, 'a claim of the sign is missing'],
  [/（aud）/, 'the sign is meant for something else'],
  [/内容不正确/, 'a claim of the sign is wrong'],
  [/时钟/, "the sign is from the future: set this machine's clock"],
  [/（exp）|有效期/, 'exp of the sign is wrong'],
  [/过期/, 'the sign has expired'],
  [/签名无效/, 'the secret is wrong, or the text is no sign'],
];

/** A refusal in English, with the provider's own words behind it. */
export function meaningOf(code: number, msg: string | undefined, data?: unknown): string {
  const { field } = (data ?? {}) as { field?: unknown };
  const [, sign] = signs.find(([has]) => has.test(msg ?? '')) ?? [];
  const means = `${sign ?? codes[code] ?? 'refused'}${typeof field === 'string' ? `: ${field}` : ''}`;
  return msg ? `${means} (the provider says: ${msg})` : means;
}
