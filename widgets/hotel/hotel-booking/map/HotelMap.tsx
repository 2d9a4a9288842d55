import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { CityMap, HotelPoint } from '#contract/hotel.ts';
import { useWorded } from '#ui/base/root.ts';
import { cx } from '#ui/base/passed-props.ts';
import { useFrame } from '#ui/base/use-frame.ts';
import { bubbleStyle } from '#ui/overlay/bubble-style.ts';
import { MapControls } from './MapControls.tsx';
import { MapGround } from './MapGround.tsx';
import { PinButton } from './PinButton.tsx';
import { pinTowards, pinsOf, withActive } from './pins.ts';
import type { Pin } from './pins.ts';
import {
  boundsOf,
  closestScale,
  heldView,
  isInside,
  onScreen,
  panned,
  planeOf,
  viewOfAll,
  viewOfBounds,
  widestScale,
  zoomStep,
  zoomed,
} from './projection.ts';
import type { Bounds, Plane, Point, View } from './projection.ts';
import { buttonOf, pinAt } from './pin-elements.ts';
import { mapTexts } from './texts.ts';
import { useGestures } from './use-gestures.ts';
import type { Gesture } from './use-gestures.ts';

export interface HotelMapProps {
  cityName: string;
  map: CityMap;
  points: readonly HotelPoint[];
  /** The hotel that list and map show together. */
  active: string | null;
  seen: ReadonlySet<string>;
  onActive: (hotelId: string | null) => void;
  onOpen: (hotelId: string) => void;
  /** The member wants the hotels of this part: after each move while the box is ticked, else by a button. Absent: a map of one hotel. */
  onMove?: (bounds: Bounds) => void;
  /** The part that an address asks for, shown until the member moves the map; null: all hotels. */
  part?: Readonly<Bounds> | null;
}

/** The hotels of a city on its own map. Every pin is a button; arrow keys lead from one to the next. */
export function HotelMap({ cityName, map, points, active, seen, part = null, ...on }: HotelMapProps) {
  const texts = useWorded('hotel-map', mapTexts);
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const frame = useFrame(root);
  const keysId = useId();
  // Each answer brings the map again; only that of another city is another plane.
  const plane = useMemo(() => planeOf(map.bounds), [map.bounds.join()]);
  const [chosen, setChosen] = useState<{ view: View; plane: Plane } | null>(null);
  const [searches, setSearches] = useState(true);
  const [isMoved, setIsMoved] = useState(false);
  const [stop, setStop] = useState<string | null>(null);
  const places = useMemo(() => points.map(({ lat, lng }) => plane.place(lat, lng)), [points, plane]);
  const all = useMemo(() => viewOfAll(places, plane, frame), [places, plane, frame]);
  const view = useMemo(() => {
    if (chosen?.plane === plane) return heldView(chosen.view, plane, frame);
    return part ? viewOfBounds(part, plane, frame) : all;
  }, [chosen, part, all, plane, frame]);
  const [widest, closest] = [widestScale(plane, frame), closestScale(plane, frame)];
  const groups = useMemo(
    () => pinsOf(points, plane, view.scale, view.scale >= closest),
    [points, plane, view.scale, closest],
  );
  const pins = useMemo(() => withActive(groups, active, plane), [groups, active, plane]);
  const drawn = pins.filter((pin) => isInside(onScreen(pin, view, frame), frame, Math.max(frame.width, frame.height)));
  const beyond = places.filter((point) => !isInside(onScreen(point, view, frame), frame));
  const tabStop =
    drawn.find(({ key }) => key === (stop ?? active)) ??
    drawn.find((pin) => isInside(onScreen(pin, view, frame), frame));

  const show = (next: View) => setChosen({ view: heldView(next, plane, frame), plane });
  /** Shows another part and, if that is wanted, its hotels. */
  const move = (next: View) => {
    const held = heldView(next, plane, frame);
    setChosen({ view: held, plane });
    setIsMoved(true);
    if (searches) on.onMove?.(boundsOf(held, plane, frame));
  };
  const fromMiddle = ({ x, y }: Point): Point => ({ x: x - frame.width / 2, y: y - frame.height / 2 });
  const zoom = (factor: number, at: Point = { x: frame.width / 2, y: frame.height / 2 }) =>
    move(zoomed(view, factor, fromMiddle(at), plane, frame));
  const transform = (text: string) => layer.current?.style.setProperty('transform', text);

  const gestures = useGestures(root, {
    onStep: ({ dx, dy, factor, at }: Gesture) =>
      // The place that was under the fingers stays under them: scaled around where they are now, after the drag.
      transform(`translate(${at.x}px, ${at.y}px) scale(${factor}) translate(${dx - at.x}px, ${dy - at.y}px)`),
    onEnd: (done) => {
      transform('none');
      if (done) move(zoomed(panned(view, done.dx, done.dy), done.factor, fromMiddle(done.at), plane, frame));
    },
    onWheel: zoom,
  });

  // The whole city again.
  const hadPart = useRef(part !== null);
  useEffect(() => {
    if (hadPart.current && part === null) setChosen(null);
    hadPart.current = part !== null;
  }, [part]);

  // The list has made another hotel active: it comes into the frame, without a search.
  useEffect(() => {
    const pin = pins.find(({ points: own }) => own.some(({ hotelId }) => hotelId === active));
    if (pin && active && !isInside(onScreen(pin, view, frame), frame)) show({ ...view, x: pin.x, y: pin.y });
  }, [active]);

  // A pin beyond the frame is drawn first and focused then.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const button = buttonOf(root.current, wanted.current);
    if (!button) return;
    wanted.current = null;
    button.focus({ preventScroll: true });
  });

  const go = (pin: Pin) => {
    wanted.current = pin.key;
    setStop(pin.key);
    if (!isInside(onScreen(pin, view, frame), frame, -24)) show({ ...view, x: pin.x, y: pin.y });
    const [hotel] = pin.points;
    on.onActive(pin.points.length === 1 && hotel ? hotel.hotelId : null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const factor = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep }[event.key];
    const from = pinAt(event.target, pins);
    const to = from && pinTowards(event.key, from, pins);
    if (factor && !event.ctrlKey && !event.metaKey) zoom(factor);
    else if (to) go(to);
    else return;
    event.preventDefault();
  };
  const onPress = (event: MouseEvent) => {
    const pin = pinAt(event.target, pins);
    const [hotel] = pin?.points ?? [];
    if (!pin || !hotel) return;
    if (pin.points.length === 1) on.onOpen(hotel.hotelId);
    else move({ x: pin.x, y: pin.y, scale: view.scale * zoomStep * zoomStep });
  };
  const onPoint = (target: EventTarget) => {
    const pin = pinAt(target, pins);
    const [hotel] = pin?.points ?? [];
    if (pin?.points.length === 1 && hotel && hotel.hotelId !== active) on.onActive(hotel.hotelId);
  };

  return (
    <div
      ref={root}
      className={cx('hm', pins.length === 0 && 'is-empty')}
      role="group"
      aria-label={texts.map(texts.nameOf(cityName))}
      aria-describedby={keysId}
      onKeyDown={onKeyDown}
      {...gestures}
    >
      <span id={keysId} className="t-vh">
        {texts.keys}
      </span>
      <div ref={layer} className="hm__layer">
        <MapGround say={texts.nameOf} map={map} plane={plane} view={view} frame={frame} />
        <div
          onClick={onPress}
          onMouseOver={(event) => onPoint(event.target)}
          onFocus={(event) => onPoint(event.target)}
        >
          {drawn.map((pin) => (
            <PinButton
              key={pin.key}
              pin={pin}
              style={bubbleStyle(onScreen(pin, view, frame), frame)}
              texts={texts}
              isActive={pin.points.length === 1 && pin.key === active}
              isSeen={pin.points.every(({ hotelId }) => seen.has(hotelId))}
              isStop={pin === tabStop}
            />
          ))}
        </div>
      </div>
      <MapControls
        texts={texts}
        searches={on.onMove ? searches : undefined}
        onSearches={setSearches}
        beyond={isMoved ? 0 : beyond.length}
        onBeyond={() => show(viewOfAll(beyond, plane, frame))}
        hasOver={points.some(({ over }) => over)}
        hasSeen={!!on.onMove && points.some(({ hotelId }) => seen.has(hotelId))}
        onSearchHere={isMoved && !searches ? () => on.onMove?.(boundsOf(view, plane, frame)) : undefined}
        onZoomIn={view.scale < closest ? () => zoom(zoomStep) : undefined}
        onZoomOut={view.scale > widest ? () => zoom(1 / zoomStep) : undefined}
      />
    </div>
  );
}
