import { within } from './finding.ts';
import type { Facts, Found } from './finding.ts';

const toleranceSeconds = 60;
const lifeSeconds = 120;

interface Claims {
  iss?: unknown;
  aud?: unknown;
  iat?: unknown;
  exp?: unknown;
}

type Data = { kind?: unknown } | null | undefined;

/** Checks the signs of page and containers: the provider's answers, and the tickets' own fields. */
export async function checkSigns(
  elements: readonly (HTMLElement | null)[],
  facts: Facts,
  serverMs: number,
  found: Found,
): Promise<void> {
  const seen = new Set<string>();
  for (const element of elements) {
    const { appId, apiBase, sign, signProvider } = facts.settingsFor(element);
    if (!sign || seen.has(sign)) continue;
    seen.add(sign);
    const runtime = facts.opened.get(`${appId} ${apiBase}`);
    const answer =
      runtime &&
      (await within(
        5000,
        runtime.then((opened) => opened.signAnswer()).catch(() => null),
        null,
      ));
    const place = element ?? undefined;
    if (answer?.ok) {
      if (!signProvider) found('sign-once', 'data-sign without signProvider', place);
      continue;
    }
    const said = answer ? `; the provider says: ${answer.msg}` : '';
    const claims = claimsOf(sign);
    if (!claims) {
      found('sign-invalid', `data-sign is no signed ticket${said}`, place);
      continue;
    }
    const { iss, aud, iat, exp } = claims;
    const nowSeconds = serverMs / 1000;
    if (iss !== appId) found('sign-foreign', `the sign says "${String(iss)}", the tag says "${appId}"${said}`, place);
    else if (aud !== 'travel-embed')
      found('sign-audience', `aud is ${aud === undefined ? 'missing' : `"${String(aud)}"`}${said}`, place);
    else if (typeof iat !== 'number' || typeof exp !== 'number')
      found('sign-invalid', `iat or exp is missing${said}`, place);
    else if (exp - iat > lifeSeconds) found('sign-too-long', `it is valid for ${exp - iat} s${said}`, place);
    else if (iat > nowSeconds + toleranceSeconds)
      found('sign-early', `it was made ${Math.round(iat - nowSeconds)} s in the future${said}`, place);
    else if (answer && (answer.data as Data)?.kind === 'used') found('sign-replayed', said.slice(2), place);
    else if (exp < nowSeconds - toleranceSeconds)
      found('sign-expired', `it expired ${Math.round(nowSeconds - exp)} s ago${said}`, place);
    else if (answer) found('sign-refused', said.slice(2), place);
  }
}

/** The middle part of a JWT; null for what is none. Says nothing about the signature. */
function claimsOf(sign: string): Claims | null {
  try {
    const [, payload = '', signature] = sign.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return signature && claims instanceof Object ? claims : null;
  } catch {
    return null;
  }
}
