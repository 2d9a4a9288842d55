import type { Row } from '#contract/row.ts';
import { sayOf } from '#kit/say.ts';
import type { Services } from '#kit/services.ts';
import { saveBase64 } from '#ui/base/save-file.ts';
import { importTexts } from './texts.ts';

/** Saves a file that the server makes for an import: the template, in the language of the mount, or rows that are left. */
export async function saveMade<In extends { locale?: 'zh-CN' | 'en' | undefined }>(
  services: Services,
  saved: string,
  call: Row<In, { fileName: string; content: string }>,
  input: In,
): Promise<void> {
  // A mount in English marks Chinese as foreign.
  const locale = sayOf(services).langOf(importTexts('').template) && 'en';
  const outcome = await services.api.send(call, { ...input, locale });
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
