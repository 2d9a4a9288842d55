import type { Services } from '#kit/services.ts';
import { saveBase64 } from '#ui/base/save-file.ts';
import type { Source } from '../source.ts';
import type { CheckedRow } from './rows.ts';
import type { Texts } from './texts.ts';

/** A file of the rows that are left, with the reasons; without any, the template. */
export async function saveList(
  services: Services,
  texts: Texts,
  { calls }: Source,
  format: 'xlsx' | 'csv',
  left: readonly CheckedRow[] = [],
): Promise<void> {
  const outcome = await services.api.send(calls.importFile, {
    format,
    rows: left.map(({ values, errors }) => ({ values, reason: Object.values(errors).join('；').slice(0, 200) })),
  });
  if (!outcome.ok) return;
  saveBase64(outcome.data.fileName, outcome.data.content);
  services.say.toast(texts.saved, 'ok');
}
