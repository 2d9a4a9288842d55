import { useState } from 'react';
import { processKindNames } from '#domain/process/names.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { DraftActs } from '#parts/draft/DraftActs.tsx';
import { DraftAlerts } from '#parts/draft/DraftAlerts.tsx';
import { useSettled } from '#parts/draft/use-settled.ts';
import { NameBox } from '#parts/policy/rule/NameBox.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { useView } from './context.ts';
import { nameAt } from './model.ts';

/** Name, kind and state of the process, and the buttons of the page. */
export function Head() {
  const services = useServices();
  const { model, texts } = useView();
  const { known, published, kind } = model;
  const { say } = useSay();
  const [name, busy, lock, isAsked] = useValues(model.name, model.busy, model.lock, model.isAsked);
  const isDirty = useSettled(model.isDirty);
  const [open, setOpen] = useState<'compare' | 'publish' | 'whatIf' | null>(null);
  const dialogs = useLater(open !== null, () => import('./dialogs/Dialogs.tsx'));
  const title = known ? say(known.name) : texts.newTitle;
  const running = known?.versions.reduce((sum, version) => sum + version.running, 0) ?? 0;
  const isDraft = isDirty || lock > 0;
  return (
    <>
      <h1 className="t-vh">{title}</h1>
      <BackHead title={title} onBack={() => services.navigate('travel_process_settings')} />
      <DraftAlerts model={model} texts={texts} />
      <section className="t-card t-card__bd t-row t-row--wrap" aria-label={texts.name}>
        <NameBox
          label={texts.name}
          hint={texts.nameHint}
          missing={isAsked && texts.nameMissing}
          place={nameAt}
          value={name}
          onInput={(typed) => model.change({ name: typed }, 'name')}
        />
        <Tag kind="info">{say(processKindNames[kind])}</Tag>
        {known?.isDefault && <Tag>{texts.isDefault}</Tag>}
        {isDraft && <Tag kind="warn">{texts.draft((published?.version ?? 0) + 1)}</Tag>}
        {known?.state === 'retired' && <Tag kind="mute">{texts.retired}</Tag>}
        {published && known?.state === 'active' && (
          <span className="t-s12 t-3">{texts.active(published.version, published.publishedAt.slice(0, 10))}</span>
        )}
        {running > 0 && <span className="t-s12 t-3">{texts.running(running)}</span>}
        <DraftActs
          edits={model.edits}
          texts={{ ...texts, more: texts.moreActs }}
          others={[
            ...(published
              ? [{ id: 'compare', label: texts.compare(published.version), onPick: () => setOpen('compare') }]
              : []),
            ...(known ? [{ id: 'whatIf', label: texts.whatIf, onPick: () => setOpen('whatIf') }] : []),
          ]}
          busy={busy && open === null}
          onSave={() => void model.save()}
          onPublish={() => model.mayWrite() && setOpen('publish')}
        />
      </section>
      {dialogs && open === 'compare' && <dialogs.CompareDialog onClose={() => setOpen(null)} />}
      {dialogs && open === 'publish' && <dialogs.PublishDialog onClose={() => setOpen(null)} />}
      {dialogs && open === 'whatIf' && <dialogs.WhatIfDialog onClose={() => setOpen(null)} />}
    </>
  );
}
