import { formBody } from './form-body.ts';
import type { ClientOptions } from './client.ts';
import type { Reading } from './outcome.ts';

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
  return !(await arrives('cors')) && (await arrives('no-cors'));
}

/**
 * After a lost call: the visitor's words where the origin is refused, and one line in the console for the page's
 * developer. Whether a write was done stays unknown: only the words change.
 */
export async function nameRefusal({ outcome, message }: Reading, options: ClientOptions): Promise<void> {
  const known = asked.get(options);
  const { isRefused } = known && options.now() - known.atMs < keptMs ? known : { isRefused: ask(options) };
  if (isRefused !== known?.isRefused) asked.set(options, { atMs: options.now(), isRefused });
  if (outcome.ok || !(await isRefused)) return;
  outcome.msg = words;
  if (message) message.text = words;
  const { baseUrl, appId } = options;
  if (told.has(appId)) return;
  told.add(appId);
  console.error(
    `[travel-embed] ${baseUrl} refuses this page: its origin is not listed for app id "${appId}", or there is no such app id. See TravelEmbed.doctor()`,
  );
}
