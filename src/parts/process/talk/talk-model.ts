import { approval as calls } from '#contract/approval.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import type { TalkTexts } from './texts.ts';

interface Talk {
  comment: string;
}

const blank: Talk = { comment: '' };

/** The remark that a member writes into a case; `said` reads the case again. The words stay over a reload until they are sent. */
export function createTalk(
  services: Services,
  t: Pick<TalkTexts, 'needed' | 'sent'>,
  { no, said }: { no: string; said(): unknown },
) {
  const form = createForm(services, calls.comment, {
    key: `case.talk.${no}`,
    blank,
    like: blank,
    check: ({ comment }: Talk) => (comment.trim() ? {} : { comment: t.needed }) as Record<string, string>,
    input: ({ comment }: Talk) => ({ caseNo: no, comment: comment.trim() }),
    done() {
      services.say.toast(t.sent, 'ok');
      // The sent text is the form's beginning by now.
      form.reset(blank);
      void said();
    },
  });
  return form;
}
