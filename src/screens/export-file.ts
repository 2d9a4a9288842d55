import type { exportFormats, ListFile } from '#contract/page.ts';
import type { Row } from '#contract/row.ts';
import { importAgain } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import { texts } from './texts.ts';

export type ExportFormat = (typeof exportFormats)[number];

/** Asks the server for a file of a list's rows and saves it. */
export async function exportFile<In extends object>(
  services: Services,
  row: Row<In & { format?: ExportFormat | undefined }, ListFile>,
  input: In,
  format: ExportFormat,
): Promise<void> {
  const outcome = await services.api.send(row, { ...input, format });
  if (!outcome.ok) return;
  const { exported, notExported } = textsOf(services, 'screens', texts);
  try {
    const { saveAddress } = await importAgain(() => import('#ui/base/save-file.ts'));
    await saveAddress(outcome.data.fileName, outcome.data.url);
    services.say.toast(exported, 'ok');
  } catch {
    services.say.toast(notExported, 'bad');
  }
}
