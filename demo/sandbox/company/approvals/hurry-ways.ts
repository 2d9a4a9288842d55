import type { AuditHurry } from '#contract/approval.ts';
import { step } from '#domain/process/engine/engine.ts';
import type { HurryWay, Instance, Org, ProcessContent, Task } from '#domain/process/schema.ts';
import type { Path } from '#domain/process/simulate/path.ts';
import type { ProcessNames } from '#domain/process/words/process-names.ts';
import { expectedFor } from '../../orders/cases/path.ts';
import type { ReplyTimes } from '../../orders/cases/reply-times.ts';
import type { Viewer } from './who.ts';

/** A running case with its forecast. */
interface Forecast {
  content: ProcessContent;
  instance: Instance;
  path: Path;
  org: Org;
  now: number;
  times: ReplyTimes;
  names: ProcessNames;
}

const ways: readonly HurryWay[] = ['up', 'beside'];
const waiting = ({ tasks }: Instance): Task[] => tasks.filter(({ state }) => state === 'open');

/** The one who has a task, and the one in whose place. */
const holderOf = ({ actor, for: away }: Task, names: ProcessNames) => ({
  name: names.person(actor),
  ...(away !== undefined && away !== actor && { forName: names.person(away) }),
});

/** Moments are shown by the minute: an end within the same one is no earlier. */
const minuteOf = (ms: number): number => Math.floor(ms / 60_000);

interface Hurries {
  /** The ways that the reducer allows the caller and that end the case earlier; none where it is decided in time. */
  hurry: AuditHurry[];
  /** The caller may bring in the next one up, and the case comes too late even then. */
  isInVain: boolean;
}

export function hurriesOf(forecast: Forecast, { actor }: Pick<Viewer, 'actor'>): Hurries {
  const { content, instance, path, org, now, times, names } = forecast;
  if (!path.isAfterHold) return { hurry: [], isInVain: false };
  let [mayHurry, isInTime] = [false, false];
  const hurry = waiting(instance).flatMap((task) =>
    ways.flatMap((way): AuditHurry[] => {
      const result = step(content, instance, { kind: 'hurry', taskId: task.id, by: actor, way }, org, now);
      if ('refused' in result) return [];
      mayHurry = true;
      const { endsMs, state, isAfterHold } = expectedFor(content, result.instance, org, now, { times, names });
      if (state !== 'agreed' || minuteOf(endsMs) >= minuteOf(path.endsMs)) return [];
      isInTime ||= !isAfterHold;
      const asked = waiting(result.instance).find(({ id }) => !instance.tasks.some((one) => one.id === id));
      const to = result.instance.log.findLast(({ kind }) => kind === 'hurriedUp' || kind === 'hurriedBeside')?.to ?? [];
      const { name, forName: toFor } = asked
        ? holderOf(asked, names)
        : { name: to.map((id) => names.person(id)).join('、'), forName: undefined };
      return [{ taskId: task.id, way, ...holderOf(task, names), to: name, ...(toFor && { toFor }), endsMs }];
    }),
  );
  return { hurry, isInVain: mayHurry && !isInTime };
}
