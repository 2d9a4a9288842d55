import type { ReactNode } from 'react';
import { payAuth } from '#contract/pay-auth.ts';
import type { PayCodeUse } from '#contract/pay-auth.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { maskPayCode } from '#domain/payment/pay-code.ts';
import { Named, Said } from '#parts/order/tab/Named.tsx';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { useValue } from '#kit/readable.ts';
import { createListing } from '#kit/resources/listing.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { momentColumn } from '../amount-columns.tsx';
import { codeUses } from './model.ts';
import type { Texts } from './texts.ts';

const yuan = (amount: string) => showFen(fenOf(amount), true);

/** The log: payments by all codes, or by the one of the address. */
export function Uses({ tabs, texts: t }: { tabs: ReactNode; texts: Texts }) {
  const services = useServices();
  const list = useModel(() => createListing(services, payAuth.uses, codeUses));
  const { codeId } = useValue(list.filters);
  const rows = useValue(list.rows);
  const end = rows[0]?.codeEnd;
  return (
    <ListScreen
      title={t.codesTitle}
      label={t.tabUses}
      list={list}
      tabs={tabs}
      hasTitle
      stats={
        codeId && (
          <div className="t-row t-s13">
            {end && <span>{t.usesOfCode(end)}</span>}
            <LinkButton onClick={() => list.clear()}>{t.allUses}</LinkButton>
          </div>
        )
      }
      fields={[]}
      table={{ columns: useColumns(t, services.clock.today()) }}
      empty={{ art: 'order', title: t.noUses, text: t.noUsesText }}
    />
  );
}

const useColumns = (t: Texts, today: string): DataColumn<PayCodeUse>[] => [
  momentColumn(t, today),
  {
    key: 'order',
    title: t.paidFor,
    card: 'title',
    cardCell: ({ subject }) => <Said>{subject}</Said>,
    isMore: true,
    cell: (use) => (
      <div>
        {use.isOwn ? (
          <OrderLink {...use}>
            <Said>{use.subject}</Said>
          </OrderLink>
        ) : (
          <Said>{use.subject}</Said>
        )}
        <div className="t-s12 t-3 t-nowrap">{showOrderNo(use.orderNo)}</div>
      </div>
    ),
  },
  {
    key: 'booker',
    title: t.booker,
    card: 'fact',
    cell: ({ booker }) => <Named className="t-s13">{booker}</Named>,
  },
  { key: 'code', title: t.code, card: 'fact', cell: ({ codeEnd }) => maskPayCode(codeEnd) },
  {
    key: 'amount',
    title: t.amount,
    num: true,
    card: 'amount',
    cell: ({ amount, returned }) => (
      <div>
        <b className="t-nowrap">¥{yuan(amount)}</b>
        {fenOf(returned) > 0 && <div className="t-s12 t-3 t-nowrap">{t.returned(yuan(returned))}</div>}
      </div>
    ),
  },
];
