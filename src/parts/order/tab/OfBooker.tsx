import type { OrderRow } from '#contract/order-list.ts';
import { useValues } from '#kit/readable.ts';
import type { Listing } from '#kit/resources/listing.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { OrderFilters } from './orders.ts';
import type { TabTexts } from './texts.ts';

/** Says whose orders alone are shown, and leads to those of all subordinates. */
export function OfBooker({ list, texts }: { list: Listing<OrderRow, OrderFilters>; texts: TabTexts }) {
  const [{ bookerId }, rows] = useValues(list.filters, list.rows);
  if (!bookerId) return null;
  return (
    <Alert kind="info" action={<LinkButton onClick={() => list.setFilter({ bookerId: '' })}>{texts.ofAll}</LinkButton>}>
      {texts.ofBooker(rows[0]?.memberName ?? '')}
    </Alert>
  );
}
