import { showSigned } from '#domain/money.ts';
import { toleranceOf } from '#domain/policy/tolerance.ts';
import { useValue } from '#kit/readable.ts';
import { NumberInput } from '#parts/policy/rule/NumberInput.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { useEditor } from './context.ts';

/** A limit as an example, and what a traveller pays of a ticket far above it. */
const [limit, own] = [1_000_00, 100_00];

/** The standard of a party, for every rule, and under flights the tolerance of tickets. */
export function CompanyRow() {
  const { model, texts, draft } = useEditor();
  const product = useValue(model.product);
  const { content } = draft;
  const most = limit + content.tolerance;
  const tolerated = toleranceOf(
    content.rules.map((rule) => ({ product: rule.product, kind: rule.limit.kind, effect: rule.effect })),
  );
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
      {product === 'flight' && (
        <>
          <span className="t-row">
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
          <p className="t-s12 t-3" style={{ flexBasis: '100%' }}>
            {tolerated !== 'none' &&
              texts.toleranceHint(showSigned(limit), showSigned(most), showSigned(most + own), showSigned(own))}
            {tolerated !== 'all' && texts.noTolerance[tolerated]}
          </p>
        </>
      )}
    </div>
  );
}
