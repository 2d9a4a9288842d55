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

/** The ways that the reducer allows the caller and that end the case no later; none where it is decided in time. */
export function hurriesOf(forecast: Forecast, { actor }: Pick<Viewer, 'actor'>): AuditHurry[] {
  const { content, instance, path, org, now, times, names } = forecast;
  if (!path.isAfterHold) return [];
  return waiting(instance).flatMap(({ id: taskId, for: away, actor: who }) =>
    ways.flatMap((way): AuditHurry[] => {
      const result = step(content, instance, { kind: 'hurry', taskId, by: actor, way }, org, now);
      if ('refused' in result) return [];
      const to = result.instance.log.findLast(({ kind }) => kind === 'hurriedUp' || kind === 'hurriedBeside')?.to ?? [];
      const { endsMs, state } = expectedFor(content, result.instance, org, now, { times, names });
      if (state !== 'agreed' || endsMs > path.endsMs) return [];
      return [
        { taskId, way, name: names.person(away ?? who), to: to.map((id) => names.person(id)).join('、'), endsMs },
      ];
    }),
  );
}
