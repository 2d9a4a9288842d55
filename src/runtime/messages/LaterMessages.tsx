import { createPart, useWanted } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import type { MessagesModel } from './messages.ts';

/** One for all mounts of the page. */
const area = createPart(() => import('./MessageArea.tsx'));

/** The message area comes with the first message; until then only its status line is rendered, so that the message is announced. */
export function LaterMessages({ model }: { model: MessagesModel }) {
  const [toasts, dialog, part] = useValues(model.toasts, model.dialog, area.value);
  useWanted(area, toasts.length > 0 || dialog !== null);
  return part ? (
    <part.MessageArea model={model} />
  ) : (
    <div role="status">{toasts.map(({ text }) => text).join(' ')}</div>
  );
}
