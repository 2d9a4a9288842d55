import { invoice } from '#contract/invoice.ts';
import type { InvoiceTitle } from '#contract/invoice.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { Chip } from '#ui/controls/Chip.tsx';

const words = { label: '常用抬头' };
/** Titles that are offered: the default first. */
const most = 6;

export interface SavedTitlesProps {
  /** The name that the form has now. */
  titleName: string;
  onPick(title: Pick<InvoiceTitle, 'kind' | 'titleName' | 'taxNo'>): void;
}

/** The member's invoice titles above the fields of a form; a form without any, or whose list fails, does without. */
export function SavedTitles({ titleName, onPick }: SavedTitlesProps) {
  const titles = useValue(useResource(invoice.list, { size: most }).data)?.rows ?? [];
  if (!titles.length) return null;
  return (
    <div className="is-wide t-row t-row--wrap" role="group" aria-label={words.label}>
      {titles.map((title) => (
        <Chip key={title.titleId} size="sm" on={title.titleName === titleName} onClick={() => onPick(title)}>
          {title.titleName}
        </Chip>
      ))}
    </div>
  );
}
