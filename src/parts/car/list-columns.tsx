import type { CarStandardRow } from '#contract/car.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { TagKind } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import type { Texts } from './list-texts.ts';

const kinds: Readonly<Record<CarStandardRow['state'], TagKind>> = {
  draft: 'warn',
  planned: 'info',
  active: 'ok',
  over: 'mute',
  retired: 'mute',
};

/** The first few, and the number of all. */
const some = (names: readonly string[], most: number, more: string): string =>
  names.slice(0, most).join('、') + (names.length > most ? ` ${more}` : '');

/** Columns of the list of car standards. */
export const columnsOf = (texts: Texts, open: (id: number) => void): DataColumn<CarStandardRow>[] => [
  {
    key: 'name',
    title: texts.columns.name,
    sort: 'name',
    phone: 'title',
    cell: ({ standardId, name, hasDraft, state, conflicts }) => (
      <div>
        <span className="t-row t-row--wrap">
          <LinkButton className="t-m" onClick={() => open(standardId)}>
            {name}
          </LinkButton>
          {hasDraft && state !== 'draft' && <Tag kind="warn">{texts.hasDraft}</Tag>}
        </span>
        {conflicts.length > 0 && <div className="t-s12 t-over">{texts.conflict(conflicts.join('、'))}</div>}
      </div>
    ),
  },
  {
    key: 'state',
    title: texts.columns.state,
    cell: ({ state, from, to }) => (
      <div>
        <Tag kind={kinds[state]}>{texts.states[state]}</Tag>
        {from && <div className="t-s12 t-3 t-nowrap">{to ? texts.span(from, to) : texts.since(from)}</div>}
      </div>
    ),
  },
  {
    key: 'assigned',
    title: texts.columns.assigned,
    cell: ({ assigned, people }) => (
      <div>
        {some(
          assigned.map(({ name }) => name),
          3,
          texts.moreOf(assigned.length, '个'),
        ) || <span className="t-3">{texts.nobody}</span>}
        {people > 0 && <div className="t-s12 t-3">{texts.people(people)}</div>}
      </div>
    ),
  },
  {
    key: 'rules',
    title: texts.columns.rules,
    cell: ({ sentences }) => (
      <div className="t-s13">
        {sentences.slice(0, 2).map((sentence) => (
          <div key={sentence}>{sentence}</div>
        ))}
        {sentences.length > 2 && <div className="t-s12 t-3">{texts.moreOf(sentences.length, '条')}</div>}
        {sentences.length === 0 && <span className="t-3">{texts.noRules}</span>}
      </div>
    ),
  },
  {
    key: 'changed',
    title: texts.columns.changed,
    sort: 'updated',
    phone: 'named',
    cell: ({ changedAt, changedBy }) => (
      <div>
        <span className="t-nowrap">{changedAt.slice(0, 16)}</span>
        <div className="t-s12 t-3">{changedBy}</div>
      </div>
    ),
  },
];
