import type { StandardDetail } from '#contract/travel-standard.ts';
import { Tag } from '#ui/display/Tag.tsx';
import type { FormTexts } from '../form-texts.ts';

interface LeadProps {
  /** As it is opened; of a copy null. */
  draft: StandardDetail | null;
  /** The last published version. */
  before: StandardDetail | null;
  t: FormTexts;
}

/** Below the title: the draft that is open, and the version that counts meanwhile. */
export function Lead({ draft, before, t }: LeadProps) {
  const isDraft = draft?.state === 'draft';
  return (
    <>
      {t.lead}
      {(isDraft || before) && (
        <span className="t-row t-row--wrap">
          {isDraft && <Tag kind="warn">{t.draft(draft.version)}</Tag>}
          {before && <span>{t.inForce(t.states[before.state], before.version, before.from)}</span>}
        </span>
      )}
    </>
  );
}
