const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text inside an element or an attribute of HTML and XML. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
