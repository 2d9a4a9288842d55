import type { NoticeLevel } from '#contract/notice.ts';
import { useValue } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { TagKind } from '#ui/display/Tag.tsx';
import { useHeader } from './use-header.ts';

const kinds: Readonly<Record<NoticeLevel, TagKind>> = { important: 'over', travel: 'info', rule: 'mute' };

export function NoticeTag({ level }: { level: NoticeLevel }) {
  const { words } = useHeader();
  return <Tag kind={kinds[level]}>{words[level]}</Tag>;
}

/** Instead of a list: they are on their way, cannot be had, or there are none. */
export function NoNotices({ className }: { className: string }) {
  const { words, model } = useHeader();
  const { state } = useValue(model.current);
  if (state === 'loading') return <Skeleton height={48} />;
  return (
    <p className={className}>
      {state === 'failed' ? words.noticesFailed : words.noNotices}{' '}
      {state === 'failed' && <LinkButton onClick={model.reload}>{words.retry}</LinkButton>}
    </p>
  );
}

/** All notices with their words; 我知道了 marks them read (specification 1, section 2.4). */
export function Notices() {
  const { words, model } = useHeader();
  const shown = useValue(model.shown);
  const notices = useValue(model.notices);
  return (
    <Dialog
      open={shown === 'notices'}
      onClose={model.close}
      title={words.noticeTitle}
      width={640}
      footer={
        <Button kind="primary" onClick={model.acknowledge}>
          {words.know}
        </Button>
      }
    >
      {notices.length === 0 && <NoNotices className="t-3" />}
      <ul className="hd-all">
        {notices.map(({ id, level, title, text, date }) => (
          <li key={id}>
            <h3>
              <NoticeTag level={level} />
              {title}
            </h3>
            <p>{text}</p>
            <time dateTime={date}>{date}</time>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
