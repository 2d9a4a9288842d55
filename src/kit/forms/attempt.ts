import { signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { Services } from '../services.ts';

/** An idempotency key and the content that it was made for: a print of it, and itself where it is sent again as it was. */
interface Attempt {
  print: string;
  requestId: string;
  content?: object;
}

const someAttempt: Attempt = { print: '', requestId: '' };

/** The try of a form whose outcome is not known. It survives a reload, and in memory it outlives its draft. */
export function createAttempt(
  { drafts, session, newRequestId }: Pick<Services, 'drafts' | 'session' | 'newRequestId'>,
  draftKey: string,
  keepsContent: boolean,
) {
  let last = drafts.get(draftKey, keepsContent ? { ...someAttempt, content: {} } : someAttempt);
  const printOf = (content: object): string =>
    fingerprint(`${session.user.peek()?.memberId ?? ''} ${writeJson(content)}`);
  const contentOf = (): object | undefined =>
    last?.content && last.print === printOf(last.content) ? last.content : undefined;
  const isUnsure = signal((keepsContent ? contentOf() : last) !== undefined);

  return {
    isUnsure,
    /** Content that this member has sent and that must be sent again as it was. */
    content: contentOf,
    /** A try under the key of the last one for the same content and member, which makes it a repeated try. */
    start(content: object): { requestId: string; isRepeated: boolean } {
      const print = printOf(content);
      const isRepeated = last?.print === print;
      last = {
        print,
        requestId: isRepeated && last ? last.requestId : newRequestId(),
        ...(keepsContent && { content }),
      };
      drafts.set(draftKey, last);
      isUnsure.value = true;
      return { requestId: last.requestId, isRepeated };
    },
    /** The outcome is known. */
    forget(): void {
      last = undefined;
      drafts.remove(draftKey);
      isUnsure.value = false;
    },
  };
}
