import { computed, signal } from '@preact/signals-core';
import { application as calls } from '#contract/application.ts';
import type { ApplicationRow } from '#contract/application-views.ts';
import type { Page } from '#contract/page.ts';
import { applicationStateNames } from '#domain/application/schema.ts';
import { showDay } from '#domain/china-time.ts';
import { useValues } from '#kit/readable.ts';
import { createFollowing } from '#kit/resources/following.ts';
import type { Services } from '#kit/services.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Pending } from '#ui/states/Pending.tsx';

const size = 20;
const texts = {
  search: '按事由、单号或城市查找',
  none: '没有找到申请',
  more: (total: number) => `共 ${total} 份，只显示最近 ${size} 份，请输入关键字查找`,
  retry: '重试',
  noReason: '未填写事由',
  cancel: '取消',
};

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
                    <Tag>{applicationStateNames[state]}</Tag>
                  </span>
                  <span className="t-s12 t-3">
                    {[no, places, from && `${showDay(from)} 至 ${showDay(to || from)}`].filter(Boolean).join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {page && page.total > page.rows.length && <p className="t-s12 t-3">{texts.more(page.total)}</p>}
        </Pending>
      </div>
    </Dialog>
  );
}
