import { useState } from 'react';
import type { Level } from '#contract/company-people.ts';
import { tripFlags } from '#domain/company/people.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { InnerForm } from '#screens/FormDialog.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { CheckField, TextField } from '#ui/form/fields.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { flagsInWords } from '../columns.tsx';
import { createLevelForm, createRemoveLevel } from './level-model.ts';
import { levelTexts as ownTexts } from './level-texts.ts';
import type { EmployeesModel } from '../model.ts';

/** The travel levels of the company with their flags in words. */
export function Levels({ model, onClose }: { model: EmployeesModel; onClose: () => void }) {
  const services = useServices();
  const texts = useTexts('employeeLevels', ownTexts);
  const { say } = useSay();
  const [data] = useValues(model.levels.data);
  const [edited, edit] = useState<Level | 'new' | null>(null);
  const levels = data?.levels ?? [];
  const take = (next: Level[]) => {
    model.levels.set({ levels: next });
    void model.list.refresh();
    edit(null);
  };
  const remove = useModel(() => createRemoveLevel(services, texts, take));
  return (
    <Dialog open onClose={onClose} title={texts.title} sub={texts.lead} width={640}>
      {edited ? (
        <LevelForm
          key={edited === 'new' ? 'new' : edited.id}
          known={edited === 'new' ? null : edited}
          nextRank={Math.max(0, ...levels.map(({ rank }) => rank)) + 1}
          onDone={take}
          onCancel={() => edit(null)}
        />
      ) : (
        <div className="t-col">
          {!levels.length && <p className="t-3">{texts.none}</p>}
          <ul className="cmp-levels">
            {levels.map((level) => (
              <li key={level.id} className="t-row">
                <div className="t-grow">
                  <b>{level.name}</b> <span className="t-s12 t-3">{texts.people(level.people)}</span>
                  <div className="t-s12 t-3">{flagsInWords(level.tripLevel, say) || texts.noFlags}</div>
                </div>
                <LinkButton aria-label={`${texts.edit} ${level.name}`} onClick={() => edit(level)}>
                  {texts.edit}
                </LinkButton>
                {level.people > 0 ? (
                  <span className="t-s12 t-3">{texts.inUse}</span>
                ) : (
                  <LinkButton aria-label={`${texts.remove} ${level.name}`} onClick={() => void remove.run(level)}>
                    {texts.remove}
                  </LinkButton>
                )}
              </li>
            ))}
          </ul>
          <Button onClick={() => edit('new')}>{texts.add}</Button>
        </div>
      )}
    </Dialog>
  );
}

interface FormProps {
  known: Level | null;
  nextRank: number;
  onDone(levels: Level[]): void;
  onCancel(): void;
}

function LevelForm({ known, nextRank, onDone, onCancel }: FormProps) {
  const services = useServices();
  const texts = useTexts('employeeLevels', ownTexts);
  const form = useModel(() =>
    createLevelForm(services, { known, nextRank }, texts, (levels) => {
      services.say.toast(texts.saved, 'ok');
      onDone(levels);
    }),
  );
  const field = useFields(form);
  return (
    <InnerForm form={form} title={known?.name ?? texts.add} send={texts.save} cancel={texts.cancel} onClose={onCancel}>
      <TextField {...field('name')} label={texts.name} required maxLength={20} />
      <TextField
        {...field('rank')}
        label={texts.rank}
        required
        hint={texts.rankHint}
        inputMode="numeric"
        maxLength={2}
      />
      {tripFlags.map((flag, at) => (
        <CheckField key={flag} {...field(flag)} label={at === 0 ? texts.rules : ' '} wide>
          {texts.flags[flag]}
        </CheckField>
      ))}
    </InnerForm>
  );
}
