import { useEffect, useState } from 'react';
import { createPart } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import type { TroubleProps } from './Trouble.tsx';

/** `Trouble` in a chunk of its own: most visits never see it. Without the network a plain button does its work. */
export function LaterTrouble(props: TroubleProps) {
  const [trouble] = useState(() => createPart(() => import('./Trouble.tsx')));
  const { say } = useSay();
  const part = useValue(trouble.value);
  useEffect(trouble.want, [trouble]);
  if (part) return <part.Trouble {...props} />;
  return props.onRetry ? (
    <p className="t-page" role="alert">
      {say(props.kind === 'chunk' ? 'Loading chunk failed，请检查网络' : '页面出了点问题')}{' '}
      <button type="button" className="t-link" onClick={props.onRetry}>
        {say('重试')}
      </button>
    </p>
  ) : null;
}
