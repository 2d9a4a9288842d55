import { readJson } from '#base/json.ts';

/** Files of the provider's CDN that the commands read, and faults of an address or app id in words. */

async function readFrom(address: string, hint: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new CdnError(`${address} answers ${answer.status}: ${hint}`);
  return readJson(await answer.text());
}

/** The CDN answers, but is none or has no such application. */
class CdnError extends Error {}

/** The address of the theme; '' for the default application, which is part of the release. */
export const themeOf = (cdn: string, appId = 'default'): string =>
  appId === 'default' ? '' : `${cdn}/themes/${encodeURIComponent(appId)}.json`;

export const readManifest = (cdn: string): Promise<unknown> =>
  readFrom(
    `${cdn}/manifest.json`,
    `--cdn is the script tag's address without /v1/loader.js${cdn.endsWith('/cdn') ? '' : `, of a sandbox ${cdn}/cdn`}`,
  );

export const readTheme = (cdn: string, appId = 'default'): Promise<unknown> =>
  readFrom(themeOf(cdn, appId), `the CDN has no app id "${appId}"`);

/** Throws for a CDN that answers and is wrong. One that cannot be reached from here may be right. */
export async function checkCdn(cdn: string, appId?: string): Promise<void> {
  try {
    await readManifest(cdn);
    if (themeOf(cdn, appId)) await readTheme(cdn, appId);
  } catch (error) {
    if (error instanceof CdnError) throw error;
  }
}
