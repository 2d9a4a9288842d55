const names = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** A page elsewhere can point its own name at 127.0.0.1: what is for this machine alone is answered under these names only. */
export const isLocalName = (hostname: string): boolean => names.has(hostname);
