import type { CarStandardRow } from '#contract/car.ts';
import type { Say } from '#kit/say.ts';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { CardState, changedColumn, someNames, VersionedName, VersionState } from '../../draft/list-columns.tsx';
import type { Texts } from './texts.ts';

/** Columns of the list of car standards. */
export const columnsOf = (texts: Texts, say: Say['say'], open: (id: number) => void): DataColumn<CarStandardRow>[] => [
  {
    key: 'name',
    title: texts.columns.name,
    sort: 'name',
    card: 'title',
    cardCell: ({ name, conflicts }) => (
      <>
        {name}
        {conflicts.length > 0 && <div className="t-s12 t-over">{texts.conflict(conflicts.join(texts.and))}</div>}
      </>
    ),
    cell: (row) => (
      <div>
        <VersionedName row={row} texts={texts} onOpen={() => open(row.standardId)} />
        {row.conflicts.length > 0 && (
          <div className="t-s12 t-over">{texts.conflict(row.conflicts.join(texts.and))}</div>
        )}
      </div>
    ),
  },
  {
    key: 'state',
    title: texts.columns.state,
    card: 'amount',
    cardCell: (row) => <CardState row={row} texts={texts} />,
    isMore: true,
    cell: ({ state, from, to, next }) => <VersionState row={{ state, version: 0, from, to, next }} texts={texts} />,
  },
  {
    key: 'assigned',
    title: texts.columns.assigned,
    card: 'fact',
    cell: ({ assigned, people }) => (
      <div>
        {someNames(
          assigned.map(({ name }) => say(name)),
          texts,
        ) || <span className="t-3">{texts.nobody}</span>}
        {people > 0 && <div className="t-s12 t-3">{texts.people(people)}</div>}
      </div>
    ),
  },
  {
    key: 'rules',
    title: texts.columns.rules,
    cell: (row) => {
      const sentences = texts.sentencesOf(row, say);
      return (
        <div className="t-s13">
          {sentences.slice(0, 2).map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
          {sentences.length > 2 && <div className="t-s12 t-3">{texts.moreRules(sentences.length)}</div>}
          {sentences.length === 0 && <span className="t-3">{texts.noRules}</span>}
        </div>
      );
    },
  },
  { ...changedColumn<CarStandardRow>(texts.columns.changed), sort: 'updated' },
];
