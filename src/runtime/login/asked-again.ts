/**
 * A page's address for a link that asks its server again. To the address that the page has already, with a fragment, a
 * link would only scroll: an empty query, or one sign more or less at its end, makes it another one, of the same page.
 * '' for a document without an address of its own (srcdoc, blob).
 */
export function askedAgain(address: string): string {
  if (!/^https?:/.test(address)) return '';
  const at = address.indexOf('#');
  if (at < 0) return address;
  const page = address.slice(0, at);
  const other = /[?&]$/.test(page) ? page.slice(0, -1) : page + (page.includes('?') ? '&' : '?');
  return other + address.slice(at);
}
