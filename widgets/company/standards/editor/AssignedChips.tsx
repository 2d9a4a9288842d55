import type { NamedSubject } from '#contract/travel-standard.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import { Menu } from '#ui/overlay/Menu.tsx';
import { useEditor } from './context.ts';

const idOf = (subject: NamedSubject): string =>
  subject.kind === 'company' ? 'company' : `${subject.kind}:${subject.id}`;

/** The subjects of a standard as chips, and the menu that adds one. */
export function AssignedChips() {
  const { model, texts, draft, names } = useEditor();
  const { assigned } = draft;
  const has = new Set(assigned.map(idOf));
  const offered: NamedSubject[] = [
    { kind: 'company' as const, name: texts.wholeCompany, people: 0 },
    ...names.levels.map(({ code, name }) => ({ kind: 'level' as const, id: Number(code), name, people: 0 })),
  ].filter((subject) => !has.has(idOf(subject)));
  return (
    <>
      <span className="t-s13 t-2">{texts.assigned}</span>
      {assigned.map((subject) => (
        <Chip
          key={idOf(subject)}
          on
          size="sm"
          removeLabel={texts.removeSubject(subject.name)}
          onRemove={() => model.change({ assigned: assigned.filter((one) => one !== subject) })}
        >
          {subject.people ? texts.peopleOf(subject.name, subject.people) : subject.name}
        </Chip>
      ))}
      {!assigned.length && <span className="t-s13 t-3">{texts.noSubjects}</span>}
      {offered.length > 0 && (
        <Menu
          kind="text"
          size="sm"
          icon={<Icon of={iconPlus} size={14} />}
          items={offered.map((subject) => ({ id: idOf(subject), label: subject.name }))}
          onPick={(id) => {
            const subject = offered.find((one) => idOf(one) === id);
            if (subject) model.change({ assigned: [...assigned, subject] });
          }}
        >
          {texts.addSubject}
        </Menu>
      )}
    </>
  );
}
