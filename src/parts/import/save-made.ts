import type { Row } from '#contract/row.ts';
import { sayOf } from '#kit/say.ts';
import type { Services } from '#kit/services.ts';
import { saveBase64 } from '#ui/base/save-file.ts';

/** Saves a file that the server makes for an import: the template, or rows that are left. */
export async function saveMade<In>(
  services: Services,
  saved: string,
  call: Row<In, { fileName: string; content: string }>,
  input: In,
): Promise<void> {
  const outcome = await services.api.send(call, input);
  if (!outcome.ok) return;
  saveBase64(outcome.data.fileName, outcome.data.content);
  services.say.toast(saved, 'ok');
}

/** The reasons of a row in one cell of a file. */
export const reasonsOf = (
  services: Services,
  { semicolon }: { semicolon: string },
  errors: Readonly<Record<string, string | undefined>>,
): string => {
  const { say } = sayOf(services);
  return Object.values(errors)
    .flatMap((reason) => (reason ? [say(reason)] : []))
    .join(semicolon)
    .slice(0, 200);
};
