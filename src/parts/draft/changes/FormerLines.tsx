import type { Former, ReachModel } from '../reach/reach.ts';
import type { reachTexts } from '../reach/reach-texts.ts';
import { useValue } from '#kit/readable.ts';
import { ChangeLines } from './ChangeLines.tsx';
import type { ChangeLine } from './ChangeLines.tsx';

interface FormerLinesProps {
  model: Pick<ReachModel, 'state'>;
  linesFrom(former: Former['detail']): readonly ChangeLine[];
  /** Where there is none; a standard that had a version is compared with it. */
  none?: string | undefined;
  texts: Parameters<typeof ChangeLines>[0]['texts'] & Pick<typeof reachTexts, 'formerOf'>;
}

/** The differences from each standard that employees leave for this one. */
export function FormerLines({ model, linesFrom, none, texts }: FormerLinesProps) {
  const found = useValue(model.state);
  if (found.state !== 'ready') return null;
  const { formers } = found.data;
  if (!formers.length) return none ? <p className="t-s13 t-3">{none}</p> : null;
  return (
    <>
      {formers.map(({ standardId, name, people, detail }) => (
        <section key={standardId} aria-label={name} className="t-col" style={{ gap: 4 }}>
          <b className="t-s13">{texts.formerOf(name, people)}</b>
          <ChangeLines lines={linesFrom(detail)} texts={texts} />
        </section>
      ))}
    </>
  );
}
