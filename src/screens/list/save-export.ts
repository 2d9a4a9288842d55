import type { exportFormats, fileLocales, ListFile } from '#contract/page.ts';
import type { Row } from '#contract/row.ts';
import { sayOf } from '#kit/say.ts';
import type { Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import { saveAddress } from '#ui/base/save-file.ts';
import { texts } from '../texts.ts';

export type ExportFormat = (typeof exportFormats)[number];
/** The call that makes a file of rows. */
export type ExportRow<In> = Row<
  In & { format?: ExportFormat | undefined; locale?: (typeof fileLocales)[number] | undefined },
  ListFile
>;

/** Asks the server for the file, in the language of the mount, and saves it. */
export async function saveExport<In extends object>(
  services: Services,
  row: ExportRow<In>,
  input: In,
  format: ExportFormat,
): Promise<void> {
  // A mount in English marks Chinese as foreign.
  const locale = sayOf(services).langOf(texts.exported) && 'en';
  const outcome = await services.api.send(row, { ...input, format, locale });
  if (!outcome.ok) return;
  await saveAddress(outcome.data.fileName, outcome.data.url);
  services.say.toast(textsOf(services, 'screens', texts).exported, 'ok');
}
