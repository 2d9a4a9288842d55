import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';

export type Picture = readonly (readonly [tone: string, path: string, dashed?: true])[];
export type LoadPicture = () => Promise<Picture>;
/** A shared picture by its name, or one that its owner loads. */
export type EmptyArt = 'order' | 'search' | 'done' | 'fail' | LoadPicture;

interface EmptyProps extends Omit<PassedProps, 'title'> {
  art: EmptyArt;
  title: string;
  text?: ReactNode;
  /** The one thing that helps: a near date, a wider radius, a retry. */
  action?: ReactNode;
}

/** Drawn once they are there, in a place of their size; most pages have something to show and load none. */
const pictures = new Map<EmptyArt, Picture>();
const load = async (art: EmptyArt): Promise<Picture> =>
  typeof art === 'function' ? art() : (await import('./empty-art.ts')).art[art === 'fail' ? 'search' : art];

export function Empty({ art, title, text, action, className, ...rest }: EmptyProps) {
  const [, draw] = useState<Picture>();
  useEffect(() => {
    if (!pictures.has(art))
      load(art).then(
        (picture) => {
          pictures.set(art, picture);
          draw(picture);
        },
        () => {},
      );
  }, [art]);
  return (
    <div className={cx('t-empty', className)} role={art === 'fail' ? 'alert' : undefined} {...rest}>
      <svg className="t-empty__art" viewBox="0 0 160 120" aria-hidden="true">
        {pictures.get(art)?.map(([tone, path, dashed]) => (
          <path key={path} className={`is-${tone}`} d={path} strokeDasharray={dashed && '2 7'} />
        ))}
      </svg>
      <b>{title}</b>
      {text && <span className="t-s13 t-3">{text}</span>}
      {action}
    </div>
  );
}
