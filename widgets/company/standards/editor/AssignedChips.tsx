import { useEffect, useRef } from 'react';
import type { CompanySubject } from '#contract/company-people.ts';
import type { NamedSubject } from '#contract/travel-standard.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { focusQuietly } from '#ui/base/root-node.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import { useEditor } from './context.ts';

const kinds = ['level', 'department', 'employee'] as const;
const keyOf = (subject: { kind: string; id?: number }): string =>
  subject.kind === 'company' ? 'company' : `${subject.kind}.${subject.id}`;

/** The subjects of a standard as chips, and the field that finds one more. */
export function AssignedChips() {
  const { model, texts, draft } = useEditor();
  const { say } = useSay();
  const { assigned } = draft;
  const isOpen = useValue(model.isAdding);
  const field = useRef<HTMLDivElement>(null);
  const { timers } = useServices();
  // A dialog that leads here gives the focus back to its button first.
  useEffect(
    () =>
      isOpen ? timers.after(50, () => focusQuietly(field.current?.querySelector<HTMLElement>('input'))) : undefined,
    [isOpen, timers],
  );
  const has = new Set(assigned.map(keyOf));
  const add = (subject: NamedSubject) => {
    if (!has.has(keyOf(subject))) model.change({ assigned: [...assigned, subject] });
  };
  const take = (rows: readonly CompanySubject[]) => {
    for (const { kind, id, name } of rows)
      add(kind === 'company' ? { kind, name, people: 0 } : { kind, id, name, people: 0 });
  };
  return (
    <>
      <span className="t-s13 t-2">{texts.assigned}</span>
      {assigned.map((subject) => (
        <Chip
          key={keyOf(subject)}
          on
          size="sm"
          removeLabel={say(subject.name)}
          onRemove={() => model.change({ assigned: assigned.filter((one) => one !== subject) })}
        >
          {subject.people ? texts.peopleOf(say(subject.name), subject.people) : say(subject.name)}
        </Chip>
      ))}
      {has.has('company') && <span className="t-s12 t-3">{texts.exceptOthers}</span>}
      {!assigned.length && <span className="t-s13 t-3">{texts.noSubjects}</span>}
      {!has.has('company') && (
        <Button kind="text" size="sm" onClick={() => add({ kind: 'company', name: texts.wholeCompany, people: 0 })}>
          {texts.wholeCompany}
        </Button>
      )}
      <Button
        kind="text"
        size="sm"
        expanded={isOpen}
        icon={<Icon of={iconPlus} size={14} />}
        onClick={() => (model.isAdding.value = !isOpen)}
      >
        {texts.addSubject}
      </Button>
      {isOpen && (
        <div ref={field} style={{ flex: '1 0 100%' }}>
          <div style={{ maxWidth: 360 }}>
            <PeopleField
              name="assigned"
              label={texts.addSubject}
              error={undefined}
              kinds={kinds}
              value={[]}
              onInput={take}
              onBlur={() => undefined}
            />
          </div>
        </div>
      )}
    </>
  );
}
