import type { ReactNode } from 'react';
import { Empty } from '#ui/states/Empty.tsx';
import type { EmptyArt } from '#ui/states/Empty.tsx';
import { ServicePhone } from './ServicePhone.tsx';

interface FailedSearchProps {
  art?: EmptyArt;
  title: string;
  text?: string | undefined;
  /** Buttons that help. */
  children: ReactNode;
}

/** In place of the results that a search has not got: why, what helps, and the application's telephone. */
export function FailedSearch({ art = 'fail', title, text, children }: FailedSearchProps) {
  return (
    <Empty
      art={art}
      title={title}
      text={text}
      action={
        <div className="t-row t-row--wrap">
          {children}
          <ServicePhone />
        </div>
      }
    />
  );
}
