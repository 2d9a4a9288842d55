export function freePort(...above: number[]): Promise<number>;
