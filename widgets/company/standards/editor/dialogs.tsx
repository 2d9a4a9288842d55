import { useState } from 'react';
import { travelStandard as calls } from '#contract/travel-standard.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import type { PolicyProduct } from '#domain/policy/schema.ts';
import { sentenceOf } from '#domain/policy/words/sentence.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { useSay } from '#kit/say.ts';
import { changeLines } from '#parts/policy/content/change-lines.ts';
import { changesOf, likeNamed } from '#parts/policy/content/changes.ts';
import { rulesOf, withCopied, withRule } from '#parts/policy/content/edit-content.ts';
import { RuleEditor } from '#parts/policy/rule/RuleEditor.tsx';
import { TypedPlace } from '#parts/policy/rule/typed.tsx';
import { ChangeLines } from '#parts/draft/changes/ChangeLines.tsx';
import type { ChangeLine } from '#parts/draft/changes/ChangeLines.tsx';
import { FormerLines } from '#parts/draft/changes/FormerLines.tsx';
import { CompareFrame, PublishFrame } from '#parts/draft/VersionDialogs.tsx';
import { ReachLine } from '#parts/draft/reach/ReachLine.tsx';
import { createReach } from '#parts/draft/reach/reach.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useEditor } from './context.ts';

/** One rule in full beside the list. */
export function RuleDialog({ id, onClose }: { id: string; onClose(): void }) {
  const { model, texts, draft, choices, words } = useEditor();
  const rule = draft.content.rules.find((one) => one.id === id);
  return (
    <Drawer
      open={rule !== undefined}
      title={texts.edit}
      onClose={onClose}
      footer={
        <Button kind="primary" block onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      {rule && (
        <div className="t-col" style={{ gap: 16 }}>
          <p aria-live="polite">{sentenceOf(rule, words)}</p>
          <TypedPlace id={id}>
            <RuleEditor
              rule={rule}
              choicesOf={choices}
              onChange={(next) => model.content(withRule(draft.content, next), `dialog ${id}`)}
            />
          </TypedPlace>
        </div>
      )}
    </Drawer>
  );
}

/** Rules of a product, from another standard of the company. */
export function CopyDialog({ product, onClose }: { product: PolicyProduct; onClose(): void }) {
  const { model, texts, draft } = useEditor();
  const { say } = useSay();
  const services = useServices();
  const list = useValue(useResource(calls.list, { size: 100, sort: 'name' }).data);
  const [chosen, setChosen] = useState('');
  const others = (list?.rows ?? []).filter(({ standardId }) => standardId !== model.known?.standardId);
  async function copy(): Promise<void> {
    const outcome = await services.api.send(calls.detail, { standardId: Number(chosen) });
    if (!outcome.ok) return;
    const count = rulesOf(outcome.data.content, product).length;
    if (!count) return services.say.toast(texts.noRulesThere, 'warn');
    model.content(withCopied(draft.content, outcome.data.content, [product]));
    services.say.toast(texts.copied(count), 'ok');
    onClose();
  }
  return (
    <Dialog
      open
      width={370}
      title={texts.copyFromTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" disabled={!chosen} onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <div className="t-col">
        <p className="t-s13 t-2">{texts.copyFromLead(say(policyProductNames[product]))}</p>
        {list === null ? (
          <Skeleton height={32} />
        ) : others.length ? (
          <Select
            aria-label={texts.copyFromTitle}
            value={chosen}
            options={others.map(({ standardId, name }) => ({ value: String(standardId), label: name }))}
            onChange={setChosen}
          />
        ) : (
          <p className="t-3">{texts.noOthers}</p>
        )}
      </div>
    </Dialog>
  );
}

/** Differences from the version in force. */
function Differences() {
  const { model, texts, words } = useEditor();
  const { say } = useSay();
  const [changes, subjects] = useValues(model.changes, model.subjectChanges);
  if (!changes) return null;
  const lines: ChangeLine[] = [
    ...subjects.map(({ kind, subject }) => ({
      key: `${kind} ${subject.kind} ${subject.name}`,
      kind,
      about: texts.subject(say(subject.name)),
    })),
    ...changeLines(changes, { texts, words, say }),
  ];
  return <ChangeLines lines={lines} texts={texts} />;
}

export function CompareDialog({ onClose }: { onClose(): void }) {
  const { model, texts } = useEditor();
  return (
    <CompareFrame title={texts.compare(model.published?.version ?? 0)} close={texts.close} onClose={onClose}>
      <Differences />
    </CompareFrame>
  );
}

/** Summary of a version before it counts. */
export function PublishDialog({ onClose }: { onClose(): void }) {
  const services = useServices();
  const { model, texts, draft, words } = useEditor();
  const { say } = useSay();
  const [busy, taken, proof, found] = useValues(model.busy, model.taken, model.proof, model.whatIf.found);
  const [takeOver, setTakeOver] = useState(false);
  const reach = useModel(() => createReach(services, 'travel', model.id.peek(), { ...draft }));
  const isNobody = !draft.assigned.length;
  const conflicts = taken?.conflicts ?? [];
  async function publish(): Promise<void> {
    if (!(await model.publish(takeOver))) return;
    onClose();
    services.navigate('travel_standard_settings');
  }
  return (
    <PublishFrame
      title={texts.publishTitle(draft.name)}
      texts={texts}
      busy={busy}
      isStopped={isNobody || (conflicts.length > 0 && !takeOver)}
      note={draft.note}
      onNote={(note) => model.change({ note }, 'note')}
      onPublish={() => void publish()}
      onClose={onClose}
    >
      <ReachLine
        model={reach}
        from={draft.from}
        texts={texts}
        onAssign={
          isNobody
            ? () => {
                onClose();
                model.isAdding.value = true;
              }
            : undefined
        }
      />
      {found !== null && found.after.trips > 0 && (
        <p className={found.hitCount ? 't-warn' : 't-2'}>
          {texts.publishWhatIf(
            found.changed,
            found.hit.map(({ name }) => name),
            found.hitCount,
          )}
        </p>
      )}
      {proof !== null && proof.findings.length > 0 && (
        <p className="t-warn">{texts.proofGaps(proof.findings.length)}</p>
      )}
      {conflicts.length > 0 && (
        <div className="t-col" role="alert">
          {conflicts.map(({ subject, standardId, standardName }) => (
            <span key={`${subject.name} ${standardId}`} className="t-s13">
              {texts.isOf(say(subject.name), standardName)}
            </span>
          ))}
          <Checkbox checked={takeOver} onChange={setTakeOver}>
            {texts.takeOver(conflicts.length)}
          </Checkbox>
        </div>
      )}
      <Differences />
      <FormerLines
        model={reach}
        linesFrom={({ content }) =>
          changeLines(changesOf(content, likeNamed(content, draft.content)), { texts, words, say })
        }
        none={model.published ? undefined : texts.publishFirst}
        texts={texts}
      />
    </PublishFrame>
  );
}
