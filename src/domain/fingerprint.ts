/** A short hash of a text (FNV-1a, 32 bits): equal texts have equal hashes, and none can be read back. */
export function fingerprint(text: string): string {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return (hash >>> 0).toString(36);
}
