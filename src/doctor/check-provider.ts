import type { Facts, Found, Settings } from './finding.ts';
import type { Violations } from './violations.ts';

const patienceMs = 8000;

/** Parts of an application's theme file that are checked. */
export interface Theme {
  tokens?: Readonly<Record<string, unknown>>;
  switches?: Readonly<Record<string, unknown>>;
}

interface Envelope {
  ret?: number;
  data?: { field?: string } | null;
}

/** Asks the provider as a widget would: whether the page may call, whether the app id exists, and the server's time. */
export async function checkProvider(
  { appId, apiBase }: Settings,
  { cdnBase }: Facts,
  violations: Violations,
  found: Found,
): Promise<{ offsetMs: number; movedMs: number; theme: Theme }> {
  const nothing = { offsetMs: 0, movedMs: 0, theme: {} };
  const insecure = [...new Set([apiBase, cdnBase])].filter(isMixed);
  for (const address of insecure) found('mixed-content', `the page is ${location.origin}, and it asks for ${address}`);
  if (insecure.length) return nothing;

  const theme = appId === 'default' ? {} : await themeOf(appId, cdnBase, violations, found);
  if (!theme) {
    found('unknown-app-id', `there is no application "${appId}" at ${cdnBase}/themes/`);
    return nothing;
  }
  nothing.theme = theme;
  const askedMs = Date.now();
  const body = new URLSearchParams({
    device: 'web',
    timestamp: String(askedMs),
    ...(appId !== 'default' && { appId }),
    // The account of the visitor may have a clock of its own.
    token: tokenOf(appId),
  });
  const address = `${apiBase}/common/notices`;
  const response = await ask(address, { method: 'POST', body });
  if (!response) {
    const directive = await violations.directiveFor(address);
    if (directive) found('policy-connect', `${directive} blocks ${apiBase}: no call can be made`);
    // A refusal cannot be read, only seen: without the right to read it the request arrives.
    else if (await ask(address, { method: 'POST', body, mode: 'no-cors' }))
      found('origin-not-listed', `${apiBase} refuses ${ownOrigin()} for app id "${appId}"`);
    else found('api-unreachable', `${apiBase} does not answer`);
    return nothing;
  }
  if (response.status === 403) {
    found('origin-not-listed', `${apiBase} refuses ${ownOrigin()} for app id "${appId}"`);
    return nothing;
  }
  const answer = (await response.json().catch(() => null)) as Envelope | null;
  if (typeof answer?.ret !== 'number') {
    found('api-unreachable', `${response.url} answers with HTTP ${response.status}, and not as the provider does`);
    return nothing;
  }
  if (answer.ret === 400 && answer.data?.field === 'appId')
    found('unknown-app-id', `${apiBase} knows no application "${appId}"`);
  const serverMs = Number(response.headers.get('x-server-time'));
  // A sandbox's clock can be moved, which is no fault of this device.
  const movedMs = Number(response.headers.get('x-clock-moved'));
  const offsetMs = serverMs ? serverMs - movedMs - (askedMs + Date.now()) / 2 : 0;
  return { offsetMs, movedMs, theme };
}

/** The session of this tab, as our widgets keep it; it goes to the provider alone. '': nobody is logged in. */
function tokenOf(appId: string): string {
  try {
    return String(JSON.parse(sessionStorage.getItem(`travel-embed:${appId}:token`) ?? '""'));
  } catch {
    return '';
  }
}

/** The theme file is the application's registration: null without one. If it cannot be requested, the app id is not reported. */
async function themeOf(appId: string, cdnBase: string, violations: Violations, found: Found): Promise<Theme | null> {
  const address = `${cdnBase}/themes/${encodeURIComponent(appId)}.json`;
  const response = await ask(address, {});
  if (response?.status === 404) return null;
  if (response) return ((await response.json().catch(() => null)) as Theme | null) ?? {};
  const directive = await violations.directiveFor(address);
  if (directive)
    found('policy-connect', `${directive} blocks ${cdnBase}/themes/: the looks and words of "${appId}" cannot be read`);
  return {};
}

/** A frame with `sandbox` and without `allow-same-origin` has no origin. */
const ownOrigin = (): string =>
  self.origin === 'null' ? 'this page, which is sandboxed without allow-same-origin,' : location.origin;

async function ask(address: string, options: RequestInit): Promise<Response | null> {
  try {
    return await fetch(address, {
      ...options,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch {
    return null;
  }
}

/** Addresses of this device count as secure. */
const isMixed = (address: string): boolean =>
  location.protocol === 'https:' && /^http:\/\/(?!127\.|localhost\b|\[::1\])/.test(address);
