import { computed, signal } from '@preact/signals-core';
import { application as calls } from '#contract/application.ts';
import type { ApplicationRow } from '#contract/application-views.ts';
import type { Page } from '#contract/page.ts';
import { applicationStateNames } from '#domain/application/schema.ts';
import { useValues } from '#kit/readable.ts';
import { createFollowing } from '#kit/resources/following.ts';
import { useSay } from '#kit/say.ts';
import type { Services } from '#kit/services.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Pending } from '#ui/states/Pending.tsx';
import { useTripDays } from './trip-days.ts';
import { findTexts } from './words/find-texts.ts';

const size = 20;

/** Applications that the member sees, the latest first, by reason, number or place. */
function createSearch(services: Services) {
  const typed = signal('');
  const found = createFollowing<Page<ApplicationRow>>(services, {
    about: computed(() => `?${typed.value.trim()}`),
    pauseMs: 200,
    ask: (ending) => {
      const keyword = typed.peek().trim();
      return services.api.send(calls.list, { size, ...(keyword && { keyword }) }, { quiet: 'all', signal: ending });
    },
  });
  return { ...found, typed };
}

interface Props {
  title: string;
  /** Number of an application that is left out. */
  without: string;
  onPick(applicationId: string): void;
  onClose(): void;
}

/** One of the member's applications, found by typing. */
export function FindApplication({ title, without, onPick, onClose }: Props) {
  const services = useServices();
  const texts = useTexts('application-find', findTexts);
  const { say } = useSay();
  const days = useTripDays();
  const search = useModel(() => createSearch(services));
  const [typed, page, failure] = useValues(search.typed, search.data, search.failure);
  const rows = page?.rows.filter(({ applicationId }) => applicationId !== without) ?? [];
  return (
    <Dialog open width={640} title={title} onClose={onClose} footer={<Button onClick={onClose}>{texts.cancel}</Button>}>
      <div className="t-col">
        <Input
          aria-label={texts.search}
          placeholder={texts.search}
          maxLength={40}
          value={typed}
          onInput={(text) => (search.typed.value = text)}
        />
        <Pending
          state={failure ? 'failed' : page ? 'ready' : 'loading'}
          height={160}
          text={failure}
          retry={texts.retry}
          onRetry={() => void search.again()}
        >
          {rows.length === 0 && <Empty art="order" title={texts.none} />}
          <ul className="t-lines">
            {rows.map(({ applicationId, reason, no, places, from, to, state }) => (
              <li key={applicationId}>
                <button type="button" onClick={() => onPick(applicationId)}>
                  <span className="t-row t-row--wrap">
                    <b>{reason || texts.noReason}</b>
                    <Tag>{say(applicationStateNames[state])}</Tag>
                  </span>
                  <span className="t-s12 t-3">
                    {[no, say(places), days(from, to || from)].filter(Boolean).join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {page && page.total > page.rows.length && <p className="t-s12 t-3">{texts.more(page.total, size)}</p>}
        </Pending>
      </div>
    </Dialog>
  );
}
