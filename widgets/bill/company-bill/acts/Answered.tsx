import type { ReactNode } from 'react';
import { useValue } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { actTexts } from './texts.ts';

/** The content of a dialog once it is read. */
export function Answered<T>({ from, children }: { from: Resource<T>; children(data: T): ReactNode }) {
  const t = useTexts('companyBillActs', actTexts);
  const known = useValue(from.current);
  if (known.state === 'ready') return children(known.data);
  if (known.state === 'loading') return <Skeleton height={120} />;
  return (
    <Alert kind="bad" action={<LinkButton onClick={() => void from.load()}>{t.retry}</LinkButton>}>
      {known.text}
    </Alert>
  );
}
