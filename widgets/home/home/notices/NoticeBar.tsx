import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBell, iconRight } from '#ui/icons/icons.ts';
import type { HomeModel } from '../model.ts';
import { texts as ownTexts } from '../texts.ts';

/** The newest notice in one line; it opens all of them. */
export function NoticeBar({ model }: { model: HomeModel }) {
  const texts = useTexts('home', ownTexts);
  const notices = useValue(model.notices);
  const Box = useValue(model.noticeBox);
  // Its room is reserved until the notices are loaded.
  if (!notices) return <div className="hm-note is-empty" />;
  const [newest] = notices;
  if (!newest) return null;
  return (
    <>
      <button type="button" className="hm-note" aria-haspopup="dialog" onClick={model.openNotices}>
        <Icon of={iconBell} size={16} />
        <span className="t-grow t-ellip">
          <b>{newest.title}</b>　{newest.text}
        </span>
        <span className="t-3 t-nowrap">
          {notices.length} {texts.count}
        </span>
        <Icon of={iconRight} size={16} />
      </button>
      {Box && <Box.NoticesDialog notices={notices} onClose={model.closeNotices} />}
    </>
  );
}
