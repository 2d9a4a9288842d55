import { computed, signal } from '@preact/signals-core';
import { notice } from '#contract/notice.ts';
import type { Notice } from '#contract/notice.ts';
import { onLogin } from '../account/on-login.ts';
import type { Resource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import { shareResource } from '#kit/resources/shared-resource.ts';

const readNotices = shareResource(notice.list, {}, 5 * 60_000);

/** The notices of the application: one read for the header, the home page, the workbench and the page of notices. */
export function sharedNotices(services: Services): Resource<Notice[]> {
  const notices = readNotices(services);
  const stop = onLogin(services, () => void notices.load());
  return {
    ...notices,
    dispose() {
      stop();
      notices.dispose();
    },
  };
}

const readKey = 'notices-read';

export type NoticesModel = ReturnType<typeof createNotices>;

/** The notices and those that were read on this device: every bell counts the same ones. */
export function createNotices(services: Services) {
  const resource = sharedNotices(services);
  const notices = computed<readonly Notice[]>(() => resource.data.value ?? []);
  const read = signal<readonly string[]>(services.preferences.get(readKey, ['']) ?? []);
  return {
    notices,
    current: resource.current,
    reload: () => void resource.load(),
    read,
    unread: computed(() => notices.value.filter(({ id }) => !read.value.includes(id)).length),
    markRead() {
      // Until they have come, none can have been read.
      if (resource.current.peek().state !== 'ready') return;
      // Only what is still shown is remembered, so that the list never grows.
      read.value = notices.value.map(({ id }) => id);
      services.preferences.set(readKey, read.value);
    },
    dispose: resource.dispose,
  };
}
