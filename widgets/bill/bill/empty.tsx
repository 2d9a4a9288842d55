import type { UserInfo } from '#contract/account.ts';
import type { BillKind } from '#contract/bill.ts';
import { isFamilyChild, levelOf } from '#domain/menu/viewer.ts';
import type { Services } from '#kit/services.ts';
import { Button } from '#ui/controls/Button.tsx';
import { textsOf } from '#kit/use-texts.ts';
import { emptyTexts } from './empty-texts.ts';

/** Nothing was ever paid: a booking or a recharge is the next step. A child's money is the family's, whose wallet shows it. */
export function emptyOf(kind: BillKind, user: UserInfo | null, services: Services) {
  const t = textsOf(services, 'bill', emptyTexts);
  const [title, text] = t.empty[kind];
  if (user && isFamilyChild(user) && (kind === 'recharge' || kind === 'putforward'))
    return { art: 'order', title, text: t.emptyForChild } as const;
  const to =
    kind === 'recharge'
      ? levelOf(user) === '70'
        ? 'finance_recharge'
        : 'recharge_index'
      : kind === 'transaction' || kind === 'integral'
        ? 'DomesticAirTicketQuery'
        : undefined;
  return {
    art: 'order',
    title,
    text: user && isFamilyChild(user) && kind === 'transaction' ? t.emptyForChild : text,
    ...(to && {
      action: (
        <Button kind="primary" onClick={() => services.navigate(to)}>
          {kind === 'recharge' ? t.toRecharge : t.book}
        </Button>
      ),
    }),
  } as const;
}
