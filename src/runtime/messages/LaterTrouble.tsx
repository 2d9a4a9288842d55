import { useLater } from '#kit/part.ts';
import type { TroubleProps } from './Trouble.tsx';

/** `Trouble` in a chunk of its own: most visits never see it. Without the network a plain button does its work. */
export function LaterTrouble(props: TroubleProps) {
  const part = useLater(true, () => import('./Trouble.tsx'));
  if (part) return <part.Trouble {...props} />;
  return props.onRetry ? (
    <p className="t-page" role="alert">
      {props.kind === 'chunk' ? 'Loading chunk failed，请检查网络' : '页面出了点问题'}{' '}
      <button type="button" className="t-link" onClick={props.onRetry}>
        重试
      </button>
    </p>
  ) : null;
}
