import { NumberInput } from '#parts/policy/rule/NumberInput.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { useEditor } from './context.ts';

/** Settings for every rule: the standard of a party, and the tolerance of tickets. */
export function CompanyRow() {
  const { model, texts, draft } = useEditor();
  const { content } = draft;
  return (
    <div
      className="t-row t-row--wrap t-card__bd t-s13"
      style={{ gap: '8px 24px' }}
      role="group"
      aria-label={texts.company}
    >
      <span className="t-row" title={texts.togetherHint}>
        {texts.together}
        <Segment
          label={texts.together}
          value={content.together}
          items={[
            { value: 'higher', label: texts.higher },
            { value: 'lower', label: texts.lower },
          ]}
          onChange={(together) => model.content({ ...content, together })}
        />
      </span>
      <span className="t-row" title={texts.toleranceHint}>
        {texts.tolerance}
        <NumberInput
          label={texts.tolerance}
          value={content.tolerance}
          least={0}
          most={99_999_00}
          per={100}
          before="¥"
          onChange={(tolerance) => model.content({ ...content, tolerance }, 'tolerance')}
        />
      </span>
    </div>
  );
}
