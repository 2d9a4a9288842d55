import { lostPartsOf } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { useSay } from '#kit/say.ts';

/** Above the view: parts of it could not be loaded; one button asks for all of them again. */
export function LostParts() {
  const lost = useValue(lostPartsOf(useServices()));
  const { say } = useSay();
  if (!lost.length) return null;
  return (
    <p role="alert" className="t-alert t-alert--warn" style={{ position: 'sticky', top: 0, zIndex: 2 }}>
      {say('Loading chunk failed，本页有内容没有加载')}{' '}
      <button type="button" className="t-link" onClick={() => lost.forEach((part) => part.want())}>
        {say('重试')}
      </button>
    </p>
  );
}
