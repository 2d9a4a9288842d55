import { withoutAccess } from '#domain/report/redact.ts';
import { currentTrace } from './trace/trace.ts';

/** Removes from a log line: tokens, signs, e-mail addresses, and every number long enough to be a phone, card or document. */
export function redact(text: string): string {
  return withoutAccess(text)
    .replace(/\b[0-9a-f]{32,}\b/gi, '[token]')
    .replace(/[A-Z]{0,2}\d{6,}[0-9X]*/gi, '[number]');
}

/** ` trace=…` in a line that a call has caused. */
const traceMark = (): string => {
  const trace = currentTrace();
  return trace ? ` trace=${trace.id}` : '';
};

/** The statement has no values in it; they are parameters. */
export const logSlowStatement = (sql: string, ms: number): void =>
  console.error(`[sandbox]${traceMark()} slow statement ${Math.round(ms)} ms: ${redact(sql.slice(0, 300))}`);

/** A fault of the server: where and what, without the data of the call. */
export function logFault(where: string, error: unknown): void {
  const { name, message, stack, code } = error as Error & { code?: string };
  const frames = (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .join('\n');
  console.error(
    `[sandbox]${traceMark()} ${where}: ${name ?? 'Error'}${code ? ` ${code}` : ''} ${redact(String(message ?? error))}\n${frames}`,
  );
}
