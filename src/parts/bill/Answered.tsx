import type { ReactNode } from 'react';
import { useValue } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Pending } from '#ui/states/Pending.tsx';
import { matchTexts } from './match/texts.ts';

/** The content of a dialog, or below a row, once it is read. */
export function Answered<T>(props: { from: Resource<T>; height?: number; children(data: T): ReactNode }) {
  const { from, height = 120, children } = props;
  const t = useTexts('companyBillMatch', matchTexts);
  const known = useValue(from.current);
  return (
    <Pending
      state={known.state}
      height={height}
      text={'text' in known ? known.text : undefined}
      retry={t.retry}
      onRetry={() => void from.load()}
    >
      {known.state === 'ready' && children(known.data)}
    </Pending>
  );
}
