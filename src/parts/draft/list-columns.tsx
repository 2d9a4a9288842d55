import type { ReactNode } from 'react';
import { useSay } from '#kit/say.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { TagKind } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import type { ListTexts } from './list-texts.ts';

type State = Exclude<keyof ListTexts['states'], 'all'>;

const kinds: Readonly<Record<State, TagKind>> = {
  draft: 'warn',
  planned: 'info',
  active: 'ok',
  over: 'mute',
  retired: 'mute',
};

interface Span {
  state: State;
  to?: string | null;
  /** Published, and in force after it. */
  next?: { version: number; from: string } | null;
}

/** In force up to a day, and followed by no version: ended already. */
export const isEnding = ({ state, to, next }: Span): boolean => state === 'active' && Boolean(to) && !next;

const StateTag = ({ row, texts }: { row: Span; texts: Pick<ListTexts, 'states' | 'ending'> }) =>
  isEnding(row) ? <Tag kind="warn">{texts.ending}</Tag> : <Tag kind={kinds[row.state]}>{texts.states[row.state]}</Tag>;

/** Beside what is published, a version that is being written. */
const DraftTag = ({ row, texts }: { row: { hasDraft: boolean; state: State }; texts: ListTexts }) =>
  row.hasDraft && row.state !== 'draft' ? <Tag kind="warn">{texts.hasDraft}</Tag> : null;

/** On a short card. */
export const CardState = ({ row, texts }: { row: Span & { hasDraft: boolean }; texts: ListTexts }) => (
  <span className="t-row">
    <DraftTag row={row} texts={texts} />
    <StateTag row={row} texts={texts} />
  </span>
);

/** The name, which opens it, and whether a version is being written; `children`: between them. */
export const VersionedName = ({
  row,
  texts,
  onOpen,
  children,
}: {
  row: { name: string; hasDraft: boolean; state: State };
  texts: ListTexts;
  onOpen(): void;
  children?: ReactNode;
}) => (
  <span className="t-row t-row--wrap">
    <LinkButton className="t-m" style={{ whiteSpace: 'normal' }} onClick={onOpen}>
      {useSay().say(row.name)}
    </LinkButton>
    {children}
    <DraftTag row={row} texts={texts} />
  </span>
);

/** Replaced or ended before its first day: it was never in force. */
export const isNever = ({ from, to }: { from: string; to: string | null }): boolean => to !== null && to < from;

/** Days between which the version counts; `to` null: until another one does. */
const SinceLine = ({ from, to = null, texts }: { from: string; to?: string | null; texts: ListTexts }) =>
  from ? (
    <div className="t-s12 t-3 t-nowrap">
      {isNever({ from, to }) ? texts.never : to ? texts.span(from, to) : texts.since(from)}
    </div>
  ) : null;

/** The state with its version (0: not told) and its days. */
export const VersionState = ({ row, texts }: { row: Span & { version: number; from: string }; texts: ListTexts }) => (
  <div>
    <span className="t-row">
      <StateTag row={row} texts={texts} /> {row.version > 0 && texts.version(row.version)}
    </span>
    <SinceLine from={row.from} to={row.to ?? null} texts={texts} />
    {row.next && (
      <div className="t-s12 t-3 t-nowrap">
        {texts.version(row.next.version)} {texts.since(row.next.from)}
      </div>
    )}
  </div>
);

/** The last change: its time and who made it. */
export const changedColumn = <Row extends { changedAt: string; changedBy: string }>(
  title: string,
): DataColumn<Row> => ({
  key: 'changed',
  title,
  phone: 'named',
  cell: ({ changedAt, changedBy }) => (
    <div>
      <span className="t-nowrap">{changedAt.slice(0, 16)}</span>
      <div className="t-s12 t-3">{changedBy}</div>
    </div>
  ),
});

/** The first three names, and the number of all. */
export const someNames = (names: readonly string[], texts: ListTexts): string =>
  names.length > 3 ? texts.more(names.slice(0, 3), names.length) : texts.more(names, 0);

/** Groups of such a list: all, then a state each. */
export const stateGroups = <Known extends keyof ListTexts['states']>(
  states: readonly Known[],
  texts: { states: Readonly<Record<Known, string>>; noneOf: Readonly<Partial<Record<Known, string>>> },
) => ({
  key: 'state' as const,
  options: states.map((value) => {
    const none = texts.noneOf[value];
    return { value, label: texts.states[value], ...(none && { none }) };
  }),
});
