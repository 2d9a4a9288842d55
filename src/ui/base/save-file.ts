const keptMs = 60_000;

/**
 * Lets the browser save a file. The link is never part of the page, so no router or policy of the partner
 * meets it: a download by blob is no image, frame or script. A frame sandboxed without allow-downloads saves nothing.
 */
export function saveFile(name: string, content: Blob | string, type = ''): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Phones read it after the press has ended.
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}

/** Saves a file whose bytes came in base64. */
export const saveBase64 = (name: string, content: string): void =>
  saveFile(name, new Blob([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))]));

/** Saves a file of the provider API. Fetched, and not opened: an address that has ended must not replace the page. Throws where it cannot be had. */
export async function saveAddress(name: string, address: string): Promise<void> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`no file: ${response.status}`);
  saveFile(name, await response.blob());
}
