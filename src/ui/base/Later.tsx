import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { importAgain } from '#base/import-again.ts';
import { words } from './words.ts';

/** Controls in a chunk of their own, which all roots of the page share. */
export interface LaterControls<T> {
  /** Loads them unless they are there or on their way; after a loss it asks again. */
  ask(): Promise<T>;
  /** They are there, or undefined. */
  peek(): T | undefined;
}

export function laterControls<T>(load: () => Promise<T>): LaterControls<T> {
  let part: T | undefined;
  let loading: Promise<T> | undefined;
  return {
    peek: () => part,
    ask: () =>
      (loading ??= importAgain(load).then(
        (loaded) => (part = loaded),
        (error: unknown) => ((loading = undefined), Promise.reject(error)),
      )),
  };
}

const slowMs = 8000;

interface LaterProps<T> {
  of: LaterControls<T>;
  /** In their place while they are on their way. */
  wait?: ReactNode;
  children: (part: T) => ReactNode;
}

/** Draws with controls of a later chunk. A chunk that is slow or lost has a sentence and a button in its place. */
export function Later<T>({ of, wait, children }: LaterProps<T>) {
  const [part, setPart] = useState(of.peek);
  const [tries, setTries] = useState(0);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (part) return;
    let isGone = false;
    const late = () => {
      if (!isGone) setLate(true);
    };
    const slow = setTimeout(late, slowMs);
    of.ask().then((loaded) => {
      if (!isGone) setPart(() => loaded);
    }, late);
    return () => {
      isGone = true;
      clearTimeout(slow);
    };
  }, [of, tries]);
  if (part) return children(part);
  if (!isLate) return wait;
  return (
    <p role="alert" className="t-alert t-alert--warn">
      {words.lost}{' '}
      <button
        type="button"
        className="t-link"
        onClick={() => {
          setLate(false);
          setTries(tries + 1);
        }}
      >
        {words.retry}
      </button>
    </p>
  );
}
