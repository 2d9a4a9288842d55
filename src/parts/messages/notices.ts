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
