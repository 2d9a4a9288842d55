import { signal } from '@preact/signals-core';
import { useLayoutEffect } from 'react';
import type { z } from 'zod';
import { readJson, writeJson } from '#base/json.ts';
import { companyPeople as calls } from '#contract/company-people.ts';
import type { ChangeEffects } from '#contract/company-people.ts';
import type { companyPeopleSchemas } from '#contract/company-people.schema.ts';
import { orphanNames } from '#domain/company/people.ts';
import { useValues } from '#kit/readable.ts';
import { createFollowing } from '#kit/resources/following.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { effectTexts as ownTexts } from './effect-texts.ts';

/** Input of the call: the employees (none: one to be added) and the values that are to be replaced. */
export type EffectsAsked = z.input<typeof companyPeopleSchemas.effects>;
const parts = ['travel', 'car', 'approver', 'costCenter'] as const;

const isSame = ({ orphans, ...rest }: ChangeEffects): boolean =>
  parts.every((part) => !rest[part].length) && orphans.every(({ before, after }) => before === after);

/** Standards, approver, cost centre and gaps that a change leads to, before it is saved. */
export function Effects({ asked }: { asked: EffectsAsked }) {
  const services = useServices();
  const texts = useTexts('employeeEffects', ownTexts);
  const { say } = useSay();
  const about = writeJson(asked);
  const model = useModel(() => {
    const question = signal(about);
    return {
      question,
      ...createFollowing(services, {
        about: question,
        pauseMs: 200,
        ask: (ending) =>
          services.api.send(calls.effects, readJson(question.peek()) as EffectsAsked, { quiet: 'all', signal: ending }),
      }),
    };
  });
  useLayoutEffect(() => {
    model.question.value = about;
  }, [model, about]);
  const [data, isOld] = useValues(model.data, model.isOld);
  if (!data) return null;
  const among = asked.ids.length;
  return (
    <Alert
      kind={data.orphans.some(({ before, after }) => after > before) ? 'warn' : 'info'}
      className="is-wide"
      aria-busy={isOld}
    >
      <b>{texts.lead}</b>
      <ul className="t-s13">
        {parts.flatMap((part) =>
          data[part]
            .slice(0, 5)
            .map((one) => (
              <li key={part + one.from + one.to}>
                {texts.change(texts.names[part], { ...one, from: say(one.from), to: say(one.to) }, among)}
              </li>
            )),
        )}
        {data.orphans.map((one) => (
          <li key={one.kind}>{texts.orphan(say(orphanNames[one.kind]), one, among)}</li>
        ))}
        {isSame(data) && <li>{texts.same}</li>}
      </ul>
    </Alert>
  );
}
