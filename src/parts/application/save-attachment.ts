import { application } from '#contract/application.ts';
import { importAgain } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';

/** Reads an attachment and hands it to the browser as a file. */
export async function saveAttachment({ api }: Pick<Services, 'api'>, attachmentId: string): Promise<void> {
  const outcome = await api.send(application.attachment, { attachmentId });
  if (!outcome.ok) return;
  const { saveBase64 } = await importAgain(() => import('#ui/base/save-file.ts'));
  saveBase64(outcome.data.fileName, outcome.data.content);
}
