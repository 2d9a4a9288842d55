import type { ProcessContent } from '#domain/process/schema.ts';
import { differenceOf } from '#domain/process/words/difference.ts';
import { useValue } from '#kit/readable.ts';
import { Tag } from '#ui/display/Tag.tsx';
import type { Flow } from './flow-model.ts';

const kinds = { added: 'info', removed: 'bad', changed: 'warn', moved: 'mute' } as const;

interface ChangesProps {
  flow: Flow;
  before: ProcessContent;
  after: ProcessContent;
  /** Words of both that stand above the flow: name, scope. */
  heads?: readonly (readonly [before: string, after: string])[];
}

/** Differences of two contents in sentences. */
export function Changes({ flow, before: former, after: later, heads }: ChangesProps) {
  const { texts } = flow;
  const names = useValue(flow.names);
  const changes = [
    ...(heads ?? [])
      .filter(([before, after]) => before !== after)
      .map(([before, after]) => ({ kind: 'changed' as const, nodeId: before, armId: '', text: '', before, after })),
    ...differenceOf(former, later, names),
  ];
  if (!changes.length) return <p className="t-3">{texts.noChanges}</p>;
  return (
    <ul className="t-lines">
      {changes.map(({ kind, nodeId, armId, text, before, after }) => {
        // The text of a change has both sentences as well: they stand once, one above the other.
        const isTold = kind === 'changed' && before && after && before !== after;
        return (
          <li key={`${kind} ${nodeId} ${armId ?? ''}`} className="t-row t-row--top t-s13">
            <Tag kind={kinds[kind]}>{texts.change[kind]}</Tag>
            {isTold ? (
              <div>
                <s className="t-3">{flow.say(before)}</s>
                <p>{flow.say(after)}</p>
              </div>
            ) : (
              flow.say(text)
            )}
          </li>
        );
      })}
    </ul>
  );
}
