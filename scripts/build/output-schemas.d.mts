export function outputSchemas(): Record<string, unknown>;
export function textOf(schemas: Record<string, unknown>): string;
export const outputsFile: string;
