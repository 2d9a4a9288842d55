import { fenOf } from '#domain/money.ts';
import { useLater } from '#kit/part.ts';
import { Tag } from '#ui/display/Tag.tsx';
import type { AboveProps } from './AboveFields.tsx';
import type { SaleTexts } from './words/sale-texts.ts';

/** Of a change that is above the travel standard; loaded with the first one. */
export function Above({ above, ...rest }: Omit<AboveProps, 'above'> & { above: AboveProps['above'] | undefined }) {
  const part = useLater(above !== undefined, () => import('./AboveFields.tsx'));
  return above && part ? <part.AboveFields above={above} {...rest} /> : null;
}

/** Of an offer, for one person. */
export const AboveTag = ({
  standard,
  t,
}: {
  standard: { verdict: string; overBy: string; reason: string } | undefined;
  t: SaleTexts;
}) =>
  standard?.verdict === 'over' ? (
    <Tag kind="over" title={standard.reason}>
      {t.aboveTag(fenOf(standard.overBy))}
    </Tag>
  ) : null;
