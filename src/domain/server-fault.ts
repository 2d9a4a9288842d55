/** Codes of a fault of the server: never an answer to bad input, and they may come after it has acted. */
const faultCodes: ReadonlySet<number> = new Set([500, 1030, 999_999]);

export const isServerFault = (ret: number): boolean => faultCodes.has(ret);
