import { useState } from 'react';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { DraftActs } from '#parts/draft/DraftActs.tsx';
import { DraftAlerts } from '#parts/draft/DraftAlerts.tsx';
import { DayInput } from '#parts/policy/bands/DayInput.tsx';
import { NameBox } from '#parts/policy/rule/NameBox.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { AssignedChips } from './AssignedChips.tsx';
import { useEditor } from './context.ts';
import { nameAt } from './model.ts';

/** Name and state of the standard, its first day, its subjects, and the buttons of the page. */
export function Head() {
  const services = useServices();
  const { model, texts, draft } = useEditor();
  const { known } = model;
  const [busy, changes, subjects, isAsked] = useValues(model.busy, model.changes, model.subjectChanges, model.isAsked);
  const [open, setOpen] = useState<'compare' | 'publish' | null>(null);
  const dialogs = useLater(open !== null, () => import('./dialogs.tsx'));
  const { published } = model;
  return (
    <>
      <h1 className="t-vh">{known ? known.name : texts.newTitle}</h1>
      <BackHead
        title={known ? known.name : texts.newTitle}
        onBack={() => services.navigate('travel_standard_settings')}
      />
      <DraftAlerts model={model} texts={texts} />
      <section className="t-card t-card__bd t-col" aria-label={texts.name}>
        <div className="t-row t-row--wrap">
          <NameBox
            label={texts.name}
            hint={texts.nameHint}
            missing={isAsked && texts.nameMissing}
            place={nameAt}
            value={draft.name}
            onInput={(name) => model.change({ name }, 'name')}
          />
          {known?.state === 'draft' && <Tag kind="warn">{texts.draft(known.version)}</Tag>}
          {published && published.from && (
            <span className="t-s12 t-3">
              {texts.active(texts.states[published.state], published.version, published.from)}
            </span>
          )}
          <DraftActs
            edits={model.edits}
            texts={{ ...texts, more: texts.moreActs }}
            others={
              published
                ? [
                    {
                      id: 'compare',
                      label: texts.compare(published.version),
                      disabled: !changes?.count && !subjects.length,
                      onPick: () => setOpen('compare'),
                    },
                  ]
                : []
            }
            busy={busy && open === null}
            onSave={() => void model.save()}
            onPublish={() => model.mayWrite() && setOpen('publish')}
          />
        </div>
        <div className="t-row t-row--wrap">
          <span className="t-s13 t-2">{texts.from}</span>
          <DayInput
            label={texts.firstDay}
            min={services.clock.today()}
            value={draft.from}
            onChange={(from) => model.change({ from }, 'from')}
          />
          <span className="t-s13 t-2">{texts.fromEnd}</span>
          <AssignedChips />
        </div>
      </section>
      {dialogs && open === 'compare' && <dialogs.CompareDialog onClose={() => setOpen(null)} />}
      {dialogs && open === 'publish' && <dialogs.PublishDialog onClose={() => setOpen(null)} />}
    </>
  );
}
