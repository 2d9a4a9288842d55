import { useLater } from '#kit/part.ts';
import { Card } from '#ui/display/Card.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useWorkbench } from '../use-workbench.ts';

/** "Why don't I see this item", for the company's account: its own menu or an employee's. */
export function ExplainCard() {
  const { model, words } = useWorkbench();
  const { staff } = model;
  const part = useLater(!!staff, () => import('./ExplainMenu.tsx'));
  if (!staff) return null;
  return (
    <Card className="wb-later" title={words.explain}>
      {part ? <part.ExplainMenu reading={staff} /> : <Skeleton height={200} />}
    </Card>
  );
}
