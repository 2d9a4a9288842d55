import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { TroubleProps } from './Trouble.tsx';

/** `Trouble` in a chunk of its own: most visits never see it. Without the network a plain button does its work. */
export function LaterTrouble(props: TroubleProps) {
  const [View, setView] = useState<ComponentType<TroubleProps> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import('./Trouble.tsx').then(
      ({ Trouble }) => isCurrent && setView(() => Trouble),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  if (View) return <View {...props} />;
  return props.onRetry ? (
    <p className="t-page" role="alert">
      {props.kind === 'chunk' ? 'Loading chunk failed' : '页面出了点问题'}{' '}
      <button type="button" className="t-link" onClick={props.onRetry}>
        重试
      </button>
    </p>
  ) : null;
}
