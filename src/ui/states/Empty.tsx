import type { ReactNode } from 'react';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';

export type EmptyArt = 'flight' | 'order' | 'hotel' | 'search' | 'done' | 'fail';

/** Four tones: a = soft fill, b = surface with a pale line, d = pale line, s = brand line, f = brand line on surface. */
const art: Record<Exclude<EmptyArt, 'fail'>, readonly (readonly [tone: string, path: string, dashed?: true])[]> = {
  flight: [
    ['a', 'M22 92c18-6 32-10 58-10s42 4 58 10c-14 8-34 12-58 12s-46-4-58-12z'],
    ['d', 'M18 74c30-34 70-50 122-52', true],
    ['b', 'M14 74a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM138 22a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
    ['f', 'M60 62l34-18c5-3 11-1 12 3s-2 8-7 10L86 63l-8 22-7 2-1-18-12 5-7 7-5 1 2-12-8-7 5-2 8 3z'],
  ],
  order: [
    ['a', 'M28 102a52 9 0 1 0 104 0a52 9 0 1 0-104 0z'],
    ['b', 'M50 18h60a6 6 0 0 1 6 6v68a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z'],
    ['d', 'M44 40h72M58 29h24M58 54h44M58 66h32M58 78h20'],
    ['f', 'M91 82a17 17 0 1 0 34 0a17 17 0 1 0-34 0z'],
    ['s', 'M108 73v9l6 5'],
  ],
  hotel: [
    ['a', 'M26 102a54 9 0 1 0 108 0a54 9 0 1 0-108 0z'],
    ['b', 'M56 24h48a4 4 0 0 1 4 4v72H52V28a4 4 0 0 1 4-4z'],
    ['d', 'M64 38h8M64 52h8M64 66h8M88 38h8M88 52h8M88 66h8M52 100h-18V60h18M108 100h18V54h-18'],
    ['s', 'M72 100V82h16v18'],
  ],
  search: [
    ['a', 'M28 102a52 9 0 1 0 104 0a52 9 0 1 0-104 0z'],
    ['b', 'M46 54a28 28 0 1 0 56 0a28 28 0 1 0-56 0z'],
    ['s', 'M95 75l19 19'],
    ['d', 'M60 54h28M64 44h20M66 64h14'],
  ],
  done: [
    ['a', 'M28 102a52 9 0 1 0 104 0a52 9 0 1 0-104 0z'],
    ['b', 'M48 54a32 32 0 1 0 64 0a32 32 0 1 0-64 0z'],
    ['s', 'M66 55l10 10 19-22'],
    ['d', 'M30 34l6 4M126 30l-6 5M26 64h7M127 66h7'],
  ],
};

export interface EmptyProps extends Omit<PassedProps, 'title'> {
  art: EmptyArt;
  title: string;
  text?: ReactNode;
  /** The one thing that helps: a near date, a wider radius, a retry. */
  action?: ReactNode;
}

export function Empty({ art: name, title, text, action, className, ...rest }: EmptyProps) {
  return (
    <div className={cx('t-empty', className)} role={name === 'fail' ? 'alert' : undefined} {...rest}>
      <svg className="t-empty__art" viewBox="0 0 160 120" aria-hidden="true">
        {art[name === 'fail' ? 'search' : name].map(([tone, path, dashed]) => (
          <path key={path} className={`is-${tone}`} d={path} strokeDasharray={dashed && '2 7'} />
        ))}
      </svg>
      <b>{title}</b>
      {text && <span className="t-s13 t-3">{text}</span>}
      {action}
    </div>
  );
}
