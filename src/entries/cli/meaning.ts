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

/** A refusal in English, with the provider's own words behind it. */
export function meaningOf(code: number, msg: string | undefined, data?: unknown): string {
  const { field } = (data ?? {}) as { field?: unknown };
  const means = `${codes[code] ?? 'refused'}${typeof field === 'string' ? `: ${field}` : ''}`;
  return msg ? `${means} (the provider says: ${msg})` : means;
}
