import { signal } from '@preact/signals-core';
import type { Signal } from '@preact/signals-core';
import { createContext, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useValue, useValues } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { focusQuietly } from '#ui/base/root-node.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad } from '#ui/icons/icons-basic.ts';

/** Texts that are no value yet, by the place of their box: an item's id, then more of it. */
export type TypedTexts = Readonly<Record<string, string>>;

/** Boxes that keep what was typed until it is a value. */
interface Typed {
  texts: Readable<TypedTexts>;
  /** Place that the focus goes to as soon as it is there. */
  wanted: Signal<string>;
  /** Undefined: it is a value again, or the box is gone. */
  set(place: string, text: string | undefined): void;
  /** The focus goes to the box. False: the last lead found no box there, and its text is no longer kept. */
  lead(place: string): boolean;
}

export function createTyped(texts: Readable<TypedTexts>, write: (next: TypedTexts, about: string) => void): Typed {
  const wanted = signal('');
  const set: Typed['set'] = (place, text) => {
    const { [place]: known, ...others } = texts.peek();
    if (known !== text) write(text === undefined ? others : { ...others, [place]: text }, `typed ${place}`);
  };
  return {
    texts,
    wanted,
    set,
    lead(place) {
      const isLost = wanted.peek() === place && place in texts.peek();
      wanted.value = isLost ? '' : place;
      if (isLost) set(place, undefined);
      return !isLost;
    },
  };
}

/** Boxes without a draft around them. */
export function createOwnTyped(): Typed {
  const texts = signal<TypedTexts>({});
  return createTyped(texts, (next) => void (texts.value = next));
}

/** Texts of items that are still there. */
export const typedWithin = (texts: TypedTexts, has: (id: string) => boolean): TypedTexts =>
  Object.fromEntries(Object.entries(texts).filter(([place]) => has(itemOf(place))));

/** The item that a place belongs to. */
export const itemOf = (place: string): string => place.split(' ')[0] ?? '';

export const TypedContext = createContext<Typed | null>(null);
const PlaceContext = createContext({ id: '', isThere: false });

/** Settings that are shown and closed as a whole; a box that goes while they stay is no longer asked for. */
export function TypedPlace({ id, children }: { id: string; children: ReactNode }) {
  const [place] = useState({ id, isThere: true });
  useLayoutEffect(() => {
    place.isThere = true;
    return () => void (place.isThere = false);
  }, [place]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** One of the settings of a place, by a name of its own. */
export function TypedPart({ id, children }: { id: string; children: ReactNode }) {
  const around = useContext(PlaceContext);
  const [place] = useState(() => ({
    id: `${around.id} ${id}`,
    get isThere() {
      return around.isThere;
    },
  }));
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** The place of a box with this label. */
export const usePlaceOf = (label: string): string => `${useContext(PlaceContext).id} ${label}`;

function useTypedStore(): Typed {
  const [own] = useState(createOwnTyped);
  return useContext(TypedContext) ?? own;
}

/** The box, or the control that `of` finds in it, takes the focus when it is wanted at the place. */
export function useWanted(
  place: string,
  box: RefObject<HTMLElement | null>,
  of: (box: HTMLElement) => HTMLElement | null = (own) => own,
): void {
  const { wanted } = useTypedStore();
  const is = useValue(wanted) === place;
  useEffect(() => {
    const target = is && box.current ? of(box.current) : null;
    if (!target) return;
    wanted.value = '';
    focusQuietly(target);
    target.scrollIntoView?.({ block: 'nearest' });
  }, [is]);
}

/** Whether something at the place is no value yet, and the part of it that the focus is wanted in; `id`: a whole place. */
export function useTypedWithin(id: string): { isWrong: boolean; wanted: string } {
  const store = useTypedStore();
  const [texts, wanted] = useValues(store.texts, store.wanted);
  const start = `${id} `;
  return {
    isWrong: Object.keys(texts).some((place) => place.startsWith(start)),
    wanted: wanted.startsWith(start) ? wanted.slice(start.length) : '',
  };
}

interface TypedSpec<V> {
  label: string;
  value: V;
  textOf(value: V): string;
  read(text: string): V | undefined;
  /** A text that counts while it is typed; else it counts when the box is left. */
  isWhole?(text: string): boolean;
  /** Asked for in place of a text that is no value. */
  message: string;
  onChange(value: V): void;
}

/** Attributes of a box whose text counts as soon as it is a value; until then the text stays, and the last value holds. */
export function useTyped<V>({ label, value, textOf, read, isWhole, message, onChange }: TypedSpec<V>) {
  const store = useTypedStore();
  const around = useContext(PlaceContext);
  const place = `${around.id} ${label}`;
  const kept = useValue(store.texts)[place];
  /** As it is typed, until the box is left. */
  const [now, setNow] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useWanted(place, box, (own) => {
    setNow(null);
    return own;
  });
  useLayoutEffect(
    () => () => queueMicrotask(() => around.isThere && store.set(place, undefined)),
    [store, around, place],
  );
  const text = now ?? kept ?? textOf(value);
  const isWrong = read(text) === undefined;
  const isTold = isWrong && now === null;
  const take = (found: V | undefined) => {
    if (found !== undefined && found !== value) onChange(found);
  };
  return {
    input: {
      ref: box,
      'aria-label': label,
      'aria-describedby': isTold ? id : undefined,
      autoComplete: 'off',
      value: text,
      invalid: isWrong,
      onInput: (next: string) => {
        setNow(next);
        const found = read(next);
        store.set(place, found === undefined ? next : undefined);
        if (isWhole?.(next) ?? true) take(found);
      },
      onBlur: () => {
        if (now !== null) take(read(now));
        setNow(null);
      },
    },
    note: isTold && <Wrong id={id}>{message}</Wrong>,
  };
}

/** The message below a box or a group of choices. */
export const Wrong = ({ id, children }: { id?: string; children: ReactNode }) => (
  <span className="t-err" id={id} role="alert">
    <Icon of={iconBad} size={14} />
    <span>{children}</span>
  </span>
);

/** A box with its message below, in a row of others. */
export const TypedBox = ({ children }: { children: ReactNode }) => (
  <span style={{ display: 'inline-flex', flexDirection: 'column', gap: 2 }}>{children}</span>
);
