import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useWorded } from '#ui/base/root.ts';
import { pressUnless } from '#ui/base/passed-props.ts';
import { iconLeft, iconRight } from '#ui/icons/icons-basic.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { drawnOf, photoAfterKey, photoAfterSwipe, photoOf } from './album.ts';
import { Scene } from './Scene.tsx';
import { photoTexts } from './texts.ts';

interface PhotosProps {
  open: boolean;
  onClose: () => void;
  /** Name of the hotel or room. */
  title: ReactNode;
  of: 'hotel' | 'resort' | 'room';
  scene: number;
  count: number;
  /** Position of the first one shown. */
  start?: number;
}

/** The pictures of a hotel or room in a dialog; buttons, arrow keys and swipes turn them. */
export function Photos({ open, onClose, title, ...rest }: PhotosProps) {
  const next = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={title} width={640} initialFocus={next}>
      <Viewer {...rest} next={next} />
    </Dialog>
  );
}

type ViewerProps = Omit<PhotosProps, 'open' | 'onClose' | 'title'> & { next: { current: HTMLButtonElement | null } };

function Viewer({ of, scene, count, start = 0, next }: ViewerProps) {
  const texts = useWorded('hotel-pictures', photoTexts);
  const [at, setAt] = useState(() => Math.min(Math.max(0, start), Math.max(0, count - 1)));
  const track = useRef<HTMLDivElement>(null);
  const swipe = useRef<{ pointer: number; x: number } | null>(null);
  const shift = (px: number) => track.current?.style.setProperty('translate', px ? `${px}px` : 'none');

  const onKeyDown = (event: KeyboardEvent) => {
    const to = photoAfterKey(event.key, at, count);
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (swipe.current) return;
    swipe.current = { pointer: event.pointerId, x: event.clientX };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (swipe.current?.pointer === event.pointerId) shift(event.clientX - swipe.current.x);
  };
  const endSwipe = (event: PointerEvent<HTMLElement>, isKept: boolean) => {
    const began = swipe.current;
    if (began?.pointer !== event.pointerId) return;
    swipe.current = null;
    shift(0);
    const width = event.currentTarget.clientWidth || 640;
    if (isKept) setAt(photoAfterSwipe(event.clientX - began.x, width, at, count));
  };

  return (
    <div className="hp" onKeyDown={onKeyDown}>
      <div
        className="hp__stage"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={(event) => endSwipe(event, true)}
        onPointerCancel={(event) => endSwipe(event, false)}
      >
        <div className="hp__track" ref={track}>
          {drawnOf(at, count).map((each) => {
            const { seed, kind } = photoOf(of, scene, each);
            return (
              <div key={each} className="hp__one" style={{ left: `${(each - at) * 100}%` }} aria-hidden={each !== at}>
                <Scene seed={seed} kind={kind} />
              </div>
            );
          })}
        </div>
      </div>
      <div className="hp__bar">
        <IconButton of={iconLeft} label={texts.previous} {...pressUnless(at <= 0, () => setAt(at - 1))} />
        <p aria-live="polite">
          <b>
            {count && at + 1} / {count}
          </b>{' '}
          {count > 0 && texts.pictureNames[photoOf(of, scene, at).kind]}
        </p>
        <IconButton
          ref={next}
          of={iconRight}
          label={texts.next}
          title={texts.keys}
          {...pressUnless(at >= count - 1, () => setAt(at + 1))}
        />
      </div>
    </div>
  );
}
