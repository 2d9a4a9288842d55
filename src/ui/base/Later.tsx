import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { importAgain } from '#base/import-again.ts';
import { useWords } from './words.ts';

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

/** Draws with controls of a later chunk. A slow chunk has a sentence in its place, a lost one a button that asks again too. */
export function Later<T>({ of, wait, children }: LaterProps<T>) {
  const words = useWords();
  const [part, setPart] = useState(of.peek);
  const [tries, setTries] = useState(0);
  const [late, setLate] = useState<'' | 'slow' | 'lost'>('');
  useEffect(() => {
    if (part) return;
    let isGone = false;
    const say = (how: 'slow' | 'lost') => {
      if (!isGone) setLate(how);
    };
    const slow = setTimeout(() => say('slow'), slowMs);
    of.ask().then(
      (loaded) => {
        if (!isGone) setPart(() => loaded);
      },
      () => say('lost'),
    );
    return () => {
      isGone = true;
      clearTimeout(slow);
    };
  }, [of, tries]);
  if (part) return children(part);
  if (!late) return wait;
  // A request that hangs counts as lost in its time (importAgain).
  if (late === 'slow') return <p role="status">{words.slow}</p>;
  return (
    <p role="alert" className="t-alert t-alert--warn">
      {words.lost}{' '}
      <button
        type="button"
        className="t-link"
        onClick={() => {
          setLate('');
          setTries(tries + 1);
        }}
      >
        {words.retry}
      </button>
    </p>
  );
}
