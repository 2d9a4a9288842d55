import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import type { art as Pictures } from './empty-art.ts';

export type EmptyArt = 'flight' | 'order' | 'hotel' | 'search' | 'done' | 'fail';

export interface EmptyProps extends Omit<PassedProps, 'title'> {
  art: EmptyArt;
  title: string;
  text?: ReactNode;
  /** The one thing that helps: a near date, a wider radius, a retry. */
  action?: ReactNode;
}

/** Drawn once they are there, in a place of their size; most pages have something to show and load none. */
let pictures: typeof Pictures | undefined;

export function Empty({ art: name, title, text, action, className, ...rest }: EmptyProps) {
  const [art, setArt] = useState(pictures);
  useEffect(() => {
    if (!art)
      import('./empty-art.ts').then(
        (loaded) => setArt((pictures = loaded.art)),
        () => {},
      );
  }, []);
  return (
    <div className={cx('t-empty', className)} role={name === 'fail' ? 'alert' : undefined} {...rest}>
      <svg className="t-empty__art" viewBox="0 0 160 120" aria-hidden="true">
        {art?.[name === 'fail' ? 'search' : name].map(([tone, path, dashed]) => (
          <path key={path} className={`is-${tone}`} d={path} strokeDasharray={dashed && '2 7'} />
        ))}
      </svg>
      <b>{title}</b>
      {text && <span className="t-s13 t-3">{text}</span>}
      {action}
    </div>
  );
}
