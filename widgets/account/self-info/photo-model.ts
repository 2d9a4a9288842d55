import { signal } from '@preact/signals-core';
import { profile as calls } from '#contract/profile.ts';
import type { Profile } from '#contract/profile.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Services } from '#kit/services.ts';
import { readFile } from '#ui/import/read-file.ts';
import type { Texts } from './texts.ts';

const photoBytesAtMost = 10 * 1024 * 1024;

export type PhotoModel = ReturnType<typeof createPhoto>;

/** Makes an uploaded file the photo. */
export const createUsePhoto = (services: Services, t: Texts, saved: (profile: Profile) => void) =>
  createCommand(services, calls.update, {
    input: (photoId: string) => ({ photoId }),
    done: () => t.photoSaved,
    settle: (outcome) => outcome.ok && saved(outcome.data),
  });

export const createRemovePhoto = (services: Services, t: Texts, saved: (profile: Profile) => void) =>
  createCommand(services, calls.update, {
    input: (_none: null) => ({ photoId: '' }),
    confirm: () => ({ title: t.removeTitle, text: t.removeText, yes: t.removePhoto }),
    done: () => t.photoRemoved,
    settle: (outcome) => outcome.ok && saved(outcome.data),
  });

/** The way of a photo: chosen, cut to a square, uploaded, used. `saved` gets the profile with it. */
export function createPhoto(services: Services, t: Texts, saved: (profile: Profile) => void) {
  const picture = signal<{ bitmap: ImageBitmap; fileName: string } | null>(null);
  const failure = signal('');
  const isBusy = signal(false);
  const use = createUsePhoto(services, t, saved);
  const remove = createRemovePhoto(services, t, saved);

  function close(): void {
    picture.peek()?.bitmap.close();
    picture.value = null;
    failure.value = '';
  }

  /** The id of the uploaded file; null with the failure said. */
  async function upload(file: Blob, fileName: string): Promise<string | null> {
    const content = await readFile(file).catch(() => '');
    const token = await services.api.send(calls.uploadToken, {}, { quiet: 'all' });
    if (!token.ok) {
      failure.value = token.msg || t.uploadFailed;
      return null;
    }
    const { uploadToken } = token.data;
    const outcome = await services.api.send(calls.upload, { uploadToken, fileName, file: content }, { quiet: 'all' });
    failure.value = outcome.ok ? '' : outcome.msg || t.uploadFailed;
    return outcome.ok ? outcome.data.photoId : null;
  }

  return {
    picture,
    failure,
    isBusy,
    remove: () => void remove.run(null),
    close,
    async choose(file: File): Promise<void> {
      if (file.size > photoBytesAtMost) return services.say.toast(t.photoTooLarge, 'bad', 5);
      const bitmap = await createImageBitmap(file).catch(() => null);
      if (!bitmap?.width || !bitmap.height) return services.say.toast(t.photoUnreadable, 'bad', 5);
      close();
      picture.value = { bitmap, fileName: file.name };
    },
    /** The cut square; the dialog stays open where it could not be saved. */
    async save(square: Blob | null): Promise<void> {
      const chosen = picture.peek();
      if (!chosen || isBusy.peek()) return;
      isBusy.value = true;
      const photoId = square && (await upload(square, `${chosen.fileName.replace(/\.\w+$/, '').slice(0, 100)}.jpg`));
      if (!square) failure.value = t.photoUnreadable;
      if (photoId && (await use.run(photoId))) close();
      isBusy.value = false;
    },
  };
}
