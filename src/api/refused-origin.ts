import { formBody } from './form-body.ts';
import type { ClientOptions } from './client.ts';

const words = '服务暂时不可用';
/** One question for the calls of a moment. */
const keptMs = 5000;
const patienceMs = 8000;
const asked = new WeakMap<ClientOptions, { atMs: number; isRefused: Promise<boolean> }>();
const told = new Set<string>();

/**
 * A browser reports a refused origin as a lost connection, since no page may read that answer. It arrives all the
 * same where nothing is to be read: the provider is there, and answers other pages alone.
 */
async function ask({ baseUrl, fetch: get, appId, now }: ClientOptions): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs);
  const arrives = (mode: RequestMode) =>
    get(`${baseUrl}/common/notices`, {
      method: 'POST',
      body: new URLSearchParams(formBody({ ...(appId !== 'default' && { appId }), timestamp: now(), device: 'web' })),
      credentials: 'omit',
      cache: 'no-store',
      mode,
      signal,
    }).then(
      () => true,
      () => false,
    );
  // Without a network the first of them is lost, and the second is not asked.
  return (await arrives('no-cors')) && !(await arrives('cors'));
}

/**
 * After a lost call: the visitor's words where the origin is refused, and one line in the console for the page's
 * developer; '' where the network is the likely reason, and another try may help.
 */
export async function refusalOf(options: ClientOptions): Promise<string> {
  const known = asked.get(options);
  const { isRefused } = known && options.now() - known.atMs < keptMs ? known : { isRefused: ask(options) };
  if (isRefused !== known?.isRefused) asked.set(options, { atMs: options.now(), isRefused });
  if (!(await isRefused)) return '';
  const { baseUrl, appId } = options;
  if (!told.has(appId))
    console.error(
      `[travel-embed] ${baseUrl} refuses the calls of this page: its origin is not listed for app id "${appId}", or there is no such app id. Let the provider list it; in a sandbox list it yourself: ${baseUrl}/docs/guide/troubleshooting.html#origin-not-listed`,
    );
  told.add(appId);
  return words;
}
