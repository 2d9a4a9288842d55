import { memo, useState } from 'react';
import { approverKindNames } from '#domain/process/names.ts';
import type { Approver, ApproverKind } from '#domain/process/schema.ts';
import { sourceWords } from '#domain/process/words/node-words.ts';
import { useValue } from '#kit/readable.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { NumberInput } from '#parts/policy/rule/NumberInput.tsx';
import { DragList } from '#ui/arrange/DragList.tsx';
import { IconButton } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { iconClose } from '#ui/icons/icons-basic.ts';
import { Select } from '#ui/select/Select.tsx';
import type { PanelProps } from './NodePanel.tsx';
import type { FlowTexts } from './texts.ts';

const kinds = Object.keys(approverKindNames) as ApproverKind[];
/** Kinds that need no further choice, with their first value. */
const plain: Readonly<Partial<Record<ApproverKind, Approver>>> = {
  manager: { kind: 'manager', levels: 1 },
  head: { kind: 'head', up: 0 },
  costCenterOwner: { kind: 'costCenterOwner' },
  chosen: { kind: 'chosen' },
};
const keyOf = (one: Approver): string =>
  one.kind === 'person' ? `p${one.employeeId}` : one.kind === 'role' ? `r${one.roleId}` : one.kind;

interface ApproversProps extends Omit<PanelProps, 'onClose'> {
  label: string;
  who: readonly Approver[];
  onChange(who: readonly Approver[], about?: string): void;
}

/** The sources of approvers, or of those who get a copy, in their order. */
export const Approvers = memo(function Approvers(props: ApproversProps) {
  const { flow, lists, label, who, onChange, onLearn, onRoles } = props;
  const names = useValue(flow.names);
  const { texts, say } = flow;
  const { roles, levels } = useValue(lists);
  const [adding, setAdding] = useState<ApproverKind | null>(null);
  const has = (kind: ApproverKind) => who.some((one) => one.kind === kind);
  const add = (...more: readonly Approver[]) => {
    const known = new Set(who.map(keyOf));
    onChange([...who, ...more.filter((one) => !known.has(keyOf(one)))]);
  };
  const press = (kind: ApproverKind) => {
    if (kind === 'person' || kind === 'role') return setAdding(adding === kind ? null : kind);
    if (has(kind)) return onChange(who.filter((one) => one.kind !== kind));
    const top = levels.at(-1);
    add(plain[kind] ?? { kind: 'chain', toRank: top?.rank ?? 1 });
  };
  const set = (at: number, next: Approver, about?: string) =>
    onChange(
      who.map((one, place) => (place === at ? next : one)),
      about,
    );
  return (
    <div className="t-col" role="group" aria-label={label}>
      <b>{label}</b>
      <div className="t-row t-row--wrap">
        {kinds.map((kind) => (
          <Chip key={kind} size="sm" on={has(kind)} onClick={() => press(kind)}>
            {say(approverKindNames[kind])}
          </Chip>
        ))}
      </div>
      {adding === 'person' && (
        <PeopleField
          name="who"
          label={texts.people}
          error={undefined}
          value={[]}
          without={who.flatMap((one) => (one.kind === 'person' ? [one.employeeId] : []))}
          onInput={(rows) => {
            onLearn(rows);
            add(...rows.map(({ id }): Approver => ({ kind: 'person', employeeId: id })));
          }}
          onBlur={() => undefined}
        />
      )}
      {adding === 'role' && (
        <div className="t-row">
          <Select
            className="t-grow"
            aria-label={texts.role}
            placeholder={roles.length ? texts.role : texts.noRoles}
            value=""
            disabled={!roles.length}
            options={roles.map(({ id, name, people }) => ({
              value: String(id),
              label: name,
              hint: texts.names(people),
            }))}
            onChange={(id) => add({ kind: 'role', roleId: Number(id) })}
          />
          <LinkButton onClick={onRoles}>{texts.manageRoles}</LinkButton>
        </div>
      )}
      {who.length > 0 && (
        <DragList
          label={label}
          items={who}
          idOf={keyOf}
          nameOf={(one) => say(sourceWords(one, names))}
          onMove={(from, to) => {
            const next = [...who];
            next.splice(to, 0, ...next.splice(from, 1));
            onChange(next);
          }}
        >
          {(one, at) => (
            <span className="t-row t-grow">
              <span className="t-grow t-s13">
                {say(sourceWords(one, names))}
                <span className="t-row t-s12 t-3">
                  <Detail texts={texts} one={one} onChange={(next) => set(at, next, `approver ${at}`)} />
                  {one.kind === 'role' && texts.names(roles.find(({ id }) => id === one.roleId)?.people ?? [])}
                  {one.kind === 'chain' && (
                    <Select
                      size="sm"
                      aria-label={texts.toRank}
                      value={String(one.toRank)}
                      options={levels.map(({ rank, name }) => ({ value: String(rank), label: name }))}
                      onChange={(rank) => set(at, { kind: 'chain', toRank: Number(rank) })}
                    />
                  )}
                </span>
              </span>
              <IconButton
                kind="text"
                size="sm"
                of={iconClose}
                iconSize={16}
                label={texts.remove(say(sourceWords(one, names)))}
                onClick={() => onChange(who.filter((_, place) => place !== at))}
              />
            </span>
          )}
        </DragList>
      )}
    </div>
  );
});

/** The number of levels of an approver, or a word about it. */
function Detail({ texts, one, onChange }: { texts: FlowTexts; one: Approver; onChange(next: Approver): void }) {
  switch (one.kind) {
    case 'manager':
      return (
        <NumberInput
          label={texts.levels}
          value={one.levels}
          least={1}
          most={20}
          width={104}
          after={texts.level}
          onChange={(levels) => onChange({ kind: 'manager', levels })}
        />
      );
    case 'head':
      return (
        <NumberInput
          label={texts.up}
          value={one.up}
          least={0}
          most={20}
          width={112}
          before={texts.upBefore}
          after={texts.level}
          onChange={(up) => onChange({ kind: 'head', up })}
        />
      );
    case 'chosen':
      return texts.chosenHint;
    case 'costCenterOwner':
      return texts.ownerHint;
    default:
      return null;
  }
}
