import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useValue } from '#kit/readable.ts';
import type { MessagesModel } from './messages.ts';

type Area = ComponentType<{ model: MessagesModel }>;

/** The message area comes with the first message; until then only its status line stands, so that it is announced. */
export function LaterMessages({ model }: { model: MessagesModel }) {
  const toasts = useValue(model.toasts);
  const dialog = useValue(model.dialog);
  const [area, setArea] = useState<Area | null>(null);
  const isWanted = toasts.length > 0 || dialog !== null;
  useEffect(() => {
    if (!isWanted || area) return undefined;
    let isCurrent = true;
    import('./MessageArea.tsx').then(
      ({ MessageArea }) => isCurrent && setArea(() => MessageArea),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, area]);
  const Shown = area;
  return Shown ? <Shown model={model} /> : <div role="status">{toasts.map(({ text }) => text).join(' ')}</div>;
}
