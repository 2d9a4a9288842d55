import { useEffect, useRef, useState } from 'react';
import { guarded } from '#base/stray.ts';
import { Icon } from '../icons/Icon.tsx';
import { iconClock } from '../icons/icons.ts';
import { cx } from '../base/passed-props.ts';
import { useWorded } from '../base/root.ts';
import type { PassedProps } from '../base/passed-props.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** 21分36秒; from an hour on 2时05分09秒; never below zero. */
export function formatRemaining(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}分${two(seconds % 60)}秒`;
  return hours ? `${hours}时${rest}` : rest;
}

export const countdownWords = { remaining: formatRemaining, seconds: (count: number) => `${count} 秒` };

export interface CountdownProps extends PassedProps {
  untilMs: number;
  /** The clock that counts: the server's. */
  now: () => number;
  /** Called once when nothing is left. */
  onEnd?: () => void;
  /** `seconds`: 47 秒, for waiting before a code is sent again. */
  format?: 'minutes' | 'seconds';
  urgentBelowMs?: number;
  prefix?: string;
  suffix?: string;
  /** Without clock and colour, as part of a sentence. */
  plain?: boolean;
}

/** Runs by itself, one timer, started again at each full second of the clock; none is left after unmounting or the end. */
export function Countdown({
  untilMs,
  now,
  onEnd,
  format = 'minutes',
  urgentBelowMs = 300_000,
  prefix,
  suffix,
  plain,
  className,
  ...rest
}: CountdownProps) {
  const [left, setLeft] = useState(() => untilMs - now());
  const latest = useRef({ now, onEnd });
  latest.current = { now, onEnd };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = guarded(() => {
      const remaining = untilMs - latest.current.now();
      setLeft(remaining);
      // Up to the next full second, so that no figure is skipped or shown twice.
      if (remaining > 0) timer = setTimeout(tick, remaining % 1000 || 1000);
      else latest.current.onEnd?.();
    });
    tick();
    return () => clearTimeout(timer);
  }, [untilMs]);

  const words = useWorded('countdown', countdownWords);
  const text = format === 'seconds' ? words.seconds(Math.max(0, Math.ceil(left / 1000))) : words.remaining(left);
  return (
    <span
      className={cx(!plain && 't-count', !plain && left < urgentBelowMs && 't-count--urgent', className)}
      role="timer"
      {...rest}
    >
      {!plain && <Icon of={iconClock} size={16} />}
      {prefix}
      {text}
      {suffix}
    </span>
  );
}
