import type { UserInfo } from '#contract/account.ts';
import type { BillKind } from '#contract/bill.ts';
import { isFamilyChild, levelOf } from '#domain/menu/viewer.ts';
import type { RouteName } from '#routes/names.ts';
import type { Services } from '#kit/services.ts';
import { Button } from '#ui/controls/Button.tsx';
import { textsOf } from '#kit/use-texts.ts';
import { emptyTexts } from './words/empty-texts.ts';

/** Nothing was ever paid: a booking or a recharge is the next step. A child's money is the family's, whose wallet shows it. */
export function emptyOf(kind: BillKind, user: UserInfo | null, services: Services) {
  const t = textsOf(services, 'bill', emptyTexts);
  const [title, text] = t.empty[kind];
  const isChild = !!user && isFamilyChild(user);
  const booking = 'DomesticAirTicketQuery';
  const recharge = levelOf(user) === '70' ? 'finance_recharge' : 'recharge_index';
  const to = ({ recharge, transaction: booking, integral: booking } as Partial<Record<BillKind, RouteName>>)[kind];
  return {
    art: 'order',
    title,
    text: isChild && ['transaction', 'recharge', 'putforward'].includes(kind) ? t.emptyForChild : text,
    ...(to &&
      !(isChild && kind === 'recharge') && {
        action: (
          <Button kind="primary" onClick={() => services.navigate(to)}>
            {kind === 'recharge' ? t.toRecharge : t.book}
          </Button>
        ),
      }),
  } as const;
}
