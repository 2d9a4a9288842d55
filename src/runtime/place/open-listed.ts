/** The address in full where it may be followed: http(s), of the page's own origin or a listed one; else null. */
export function listedAddress(url: string, page: string, origins: readonly string[]): string | null {
  try {
    const { protocol, origin, href } = new URL(url, page);
    return /^https?:$/.test(protocol) && [new URL(page).origin, ...origins].includes(origin) ? href : null;
  } catch {
    return null;
  }
}

/** Goes there; stays where it is not listed or no address at all. */
export function openListed(url: string, origins: readonly string[]): void {
  const address = listedAddress(url, location.href, origins);
  if (address) location.assign(address);
}
