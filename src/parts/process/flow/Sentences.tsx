import { useLater } from '#kit/part.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { Flow } from './flow-model.ts';

/** The flow as sentences; a press leads to the settings of the node. */
export function Sentences({ flow, find }: { flow: Flow; find: string }) {
  const [content, names] = useValues(flow.content, flow.names);
  const words = useLater(true, () => import('#domain/process/words/sentences.ts'));
  if (!words) return <Skeleton height={200} />;
  return (
    <ol className="t-lines t-card__bd">
      {words.sentencesOf(content, names).map(({ nodeId, armId, depth, text }) => (
        <li key={armId ?? nodeId} style={{ paddingLeft: 20 * depth }}>
          {flow.isRead ? (
            flow.say(text)
          ) : (
            <button type="button" title={find} onClick={() => flow.select(armId ?? nodeId)}>
              {flow.say(text)}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The mark of the way of a test run. */
export function PathKey({ flow, text }: { flow: Flow; text: string }) {
  return useValue(flow.hasPath) ? (
    <span className="t-row t-s12 t-2">
      <i style={{ width: 16, borderTop: '3px solid var(--_brand)' }} />
      {text}
    </span>
  ) : null;
}
