/** Settings of the preview (demo/partner/preview.js), stored in the address of the playground. */
export interface Shown {
  widget: string;
  appId: string;
  /** Names without `data-`. */
  attributes: Record<string, string>;
  /** Names without `--travel-`. */
  tokens: Record<string, string>;
  sign: boolean;
  user: string;
  page: { background?: string; color?: string; font?: string };
}

const first: Shown = {
  widget: 'flight-search',
  appId: 'default',
  attributes: { from: 'BJS', to: 'SHA' },
  tokens: {},
  sign: false,
  user: 'reader-1001',
  page: {},
};

const textsOf = (value: unknown): Record<string, string> =>
  value instanceof Object
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** Reads an address that a person has sent: unknown parts are left out. */
export function readState(hash: string, known: { widgets: readonly string[]; appIds: readonly string[] }): Shown {
  try {
    const given = JSON.parse(decodeURIComponent(hash.replace(/^#/, ''))) as Record<string, unknown>;
    return {
      widget: known.widgets.find((name) => name === given['widget']) ?? first.widget,
      appId: known.appIds.find((name) => name === given['appId']) ?? first.appId,
      attributes: textsOf(given['attributes']),
      tokens: textsOf(given['tokens']),
      sign: given['sign'] === true,
      user: typeof given['user'] === 'string' && /^[\w.-]{1,60}$/.test(given['user']) ? given['user'] : first.user,
      page: textsOf(given['page']),
    };
  } catch {
    return structuredClone(first);
  }
}

const filled = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/** The state as a hash, without what is empty. */
export function writeState({ sign, user, ...rest }: Shown): string {
  const { attributes, tokens, page } = rest;
  return encodeURIComponent(
    JSON.stringify({
      ...rest,
      attributes: filled(attributes),
      tokens: filled(tokens),
      page: filled(page),
      ...(sign && { sign, user }),
    }),
  );
}
