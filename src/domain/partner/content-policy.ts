/**
 * The Content-Security-Policy directives that a partner's page needs for the script tag (issue 4, Policies).
 * They hold for every release of a major version: sources are whole folders or origins, never single files.
 */

/** `hosts`: a list of addresses. `nonce`: a fresh number on the tag; it also allows the files that the tag loads. */
export type PolicyForm = 'hosts' | 'nonce';

interface PolicyQuestion {
  /** Folder of the CDN: the loader's address without `/v1/loader.js`. */
  cdn: string;
  /** `data-api`, or the origin that the loader comes from. */
  api: string;
  /** Of the application configuration. */
  app: { appId: string };
  form: PolicyForm;
  /** The value on the tag; absent: a mark to be replaced for every answer of the partner's server. */
  nonce?: string;
}

interface PolicySource {
  source: string;
  /** Purpose of the source. */
  reason: string;
  /** Effect for a visitor if it is missing. */
  without: string;
}

interface PolicyDirective {
  name: 'script-src' | 'connect-src';
  sources: PolicySource[];
}

/** Directives that need no entry of ours, however strict they are, and why. */
export const unneededDirectives: readonly { name: string; reason: string }[] = [
  { name: 'style-src', reason: 'styles are constructable style sheets inside shadow roots' },
  { name: 'img-src', reason: 'pictures, icons and QR codes are drawn as inline SVG' },
  { name: 'font-src', reason: "only fonts of the visitor's system are used" },
  { name: 'frame-src', reason: 'nothing is put into a frame' },
  { name: 'worker-src', reason: 'no worker is started' },
  { name: 'form-action', reason: 'forms are answered by script and never submitted' },
  { name: 'base-uri', reason: 'no <base> is added' },
  { name: 'object-src', reason: 'no plug-in content' },
  { name: 'require-trusted-types-for', reason: 'no text is ever parsed as markup or script' },
  { name: 'trusted-types', reason: "no policy is created: 'none' is fine" },
];

/** The mark in place of a nonce that is made for every answer. */
const nonceMark = '{nonce}';

/** An address as a source: an origin, or a folder with its slash (without it only that one file would match). */
function sourceOf(address: string): string {
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) throw new RangeError(`an http(s) address is needed, not "${address}"`);
  const folder = url.pathname.replace(/(?<!\/)\/*$/, '/');
  return folder === '/' ? url.origin : url.origin + folder;
}

/** The directives of one page. Throws RangeError or TypeError for an address that is none. */
export function contentPolicyOf({ cdn, api, app, form, nonce = nonceMark }: PolicyQuestion): PolicyDirective[] {
  const cdnSource = sourceOf(cdn);
  const apiSource = new URL(sourceOf(api)).origin;
  const script: PolicySource =
    form === 'nonce'
      ? {
          source: `'nonce-${nonce}'`,
          reason: 'the loader, whose tag carries the same nonce, and every file that it imports',
          without: 'the loader is blocked: the content of the containers stays',
        }
      : {
          source: cdnSource,
          reason: 'the loader and every file that it imports',
          without: 'the loader is blocked: the content of the containers stays',
        };
  const connect: PolicySource[] = [
    {
      source: apiSource,
      reason: 'every call of the provider API',
      without: 'searches and logins end with 网络连接失败',
    },
  ];
  // The default application is part of the release; any other one is a file of the CDN.
  if (app.appId !== 'default' && new URL(cdnSource).origin !== apiSource) {
    connect.push({
      source: cdnSource,
      reason: `looks, words and switches of app id ${app.appId} (themes/${app.appId}.json)`,
      without: 'the widget has the looks and words of the default application',
    });
  }
  return [
    { name: 'script-src', sources: [script] },
    { name: 'connect-src', sources: connect },
  ];
}

/** `script-src https://cdn.example; connect-src https://api.example` */
export const policyText = (directives: readonly { name: string; sources: readonly { source: string }[] }[]): string =>
  directives.map(({ name, sources }) => [name, ...sources.map(({ source }) => source)].join(' ')).join('; ');

/**
 * A partner's present policy with our sources added where the browser looks for them: into `script-src-elem` if
 * there is one, and a missing directive starts as a copy of `default-src`. Without both nothing is restricted.
 */
export function withOurSources(present: string, directives: readonly PolicyDirective[]): string {
  const policy = new Map<string, string[]>();
  for (const part of present.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    // The first of two directives of the same name counts.
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  const fallback = policy.get('default-src');
  for (const { name, sources } of directives) {
    const own = name === 'script-src' && policy.has('script-src-elem') ? 'script-src-elem' : name;
    const before = policy.get(own) ?? fallback;
    if (!before) continue;
    const added = sources.map(({ source }) => source).filter((source) => !before.includes(source));
    policy.set(own, [...before.filter((source) => source.toLowerCase() !== "'none'"), ...added]);
  }
  return Array.from(policy, ([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
