import { signal } from '@preact/signals-core';
import { application as calls } from '#contract/application.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { readFile } from '#ui/import/read-file.ts';
import type { FormTexts } from './texts.ts';
import type { FormValues } from './values.ts';

interface Form {
  values: Readable<FormValues>;
  edit(change: Partial<FormValues>): void;
}

/** Attachments; each is uploaded as soon as it is chosen. */
export function createFiles(services: Services, texts: Pick<FormTexts, 'uploadFailed'>, form: Form) {
  const busy = signal(false);
  const failure = signal('');
  return {
    busy,
    failure,
    async add(file: File): Promise<void> {
      busy.value = true;
      const content = await readFile(file).catch(() => '');
      const outcome = content
        ? await services.api.send(calls.attach, { fileName: file.name, file: content }, { quiet: 'all' })
        : null;
      busy.value = false;
      failure.value = outcome?.ok ? '' : outcome?.msg || texts.uploadFailed;
      if (outcome?.ok) form.edit({ attachments: [...form.values.peek().attachments, outcome.data] });
    },
    remove: (attachmentId: string) =>
      form.edit({
        attachments: form.values.peek().attachments.filter((one) => one.attachmentId !== attachmentId),
      }),
  };
}
