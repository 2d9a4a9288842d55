export function filesBehind(manifest: Record<string, { file: string; imports?: string[] }>, key: string): Set<string>;
