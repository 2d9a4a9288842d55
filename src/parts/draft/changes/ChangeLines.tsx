import { Tag } from '#ui/display/Tag.tsx';

type Kind = 'added' | 'removed' | 'changed';

/** A difference from the version that counts, in words. */
export interface ChangeLine {
  key: string;
  kind: Kind;
  /** Beside the kind. */
  about?: string | undefined;
  /** As it was, where it reads differently now. */
  before?: string | undefined;
  now?: string | undefined;
  /** Changes that the words do not show. */
  note?: string | undefined;
}

/** The differences of a draft from the version that counts. */
export const ChangeLines = ({
  lines,
  texts,
}: {
  lines: readonly ChangeLine[];
  texts: { change: Readonly<Record<Kind, string>>; noChanges: string };
}) =>
  lines.length ? (
    <ul className="t-lines">
      {lines.map(({ key, kind, about, before, now, note }) => (
        <li key={key} className="t-col" style={{ gap: 2 }}>
          <span className="t-row t-s13">
            <Tag kind={kind === 'removed' ? 'bad' : kind === 'added' ? 'info' : 'warn'}>{texts.change[kind]}</Tag>
            {about}
          </span>
          {before && <s className="t-s13 t-3">{before}</s>}
          {now && (kind === 'removed' ? <s className="t-s13 t-3">{now}</s> : <span>{now}</span>)}
          {note && <span className="t-s13 t-2">{note}</span>}
        </li>
      ))}
    </ul>
  ) : (
    <p className="t-3">{texts.noChanges}</p>
  );
