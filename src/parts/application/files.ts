import { computed, signal } from '@preact/signals-core';
import type { ApplicationFile } from '#contract/application-views.ts';
import type { Row } from '#contract/row.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { readFile } from '#ui/import/read-file.ts';

interface Form {
  values: Readable<{ attachments: ApplicationFile[] }>;
  edit(change: { attachments: ApplicationFile[] }): void;
}

export type Files = ReturnType<typeof createFiles>;

/** Attachments of a form; each is uploaded by `row` as soon as it is chosen. The form waits for one under way, and for one that was refused until it is taken away or another one takes its place. */
export function createFiles(
  services: Services,
  row: Row<{ fileName: string; file: string }, ApplicationFile>,
  texts: { uploadFailed: string; fileUnderWay?: string; fileRefused?: string },
  form: Form,
) {
  const busy = signal(false);
  const refused = signal<{ fileName: string; why: string } | null>(null);
  return {
    busy,
    refused,
    /** The reason why the form waits; "" where it does not. */
    waits: computed(() => (busy.value ? texts.fileUnderWay : refused.value ? texts.fileRefused : '') ?? ''),
    refuse: (fileName: string, why: string) => void (refused.value = { fileName, why }),
    forget: () => void (refused.value = null),
    async add(file: File): Promise<void> {
      busy.value = true;
      const content = await readFile(file).catch(() => '');
      const outcome = content
        ? await services.api.send(row, { fileName: file.name, file: content }, { quiet: 'all' })
        : null;
      busy.value = false;
      refused.value = outcome?.ok ? null : { fileName: file.name, why: outcome?.msg || texts.uploadFailed };
      if (outcome?.ok) form.edit({ attachments: [...form.values.peek().attachments, outcome.data] });
    },
    remove: (attachmentId: string) =>
      form.edit({
        attachments: form.values.peek().attachments.filter((one) => one.attachmentId !== attachmentId),
      }),
  };
}

/** `312 KB`, `1.4 MB`. */
export const sizeWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
