import type { Voucher, VoucherCounts, VoucherGroup } from '#contract/voucher.ts';
import { voucherGroups, voucherKinds } from '#contract/voucher.ts';
import { paperNameOf, shortVoucherLabels, voucherLooks } from '#domain/invoice/voucher.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { linkToOrder } from '#parts/order/link-to-order.ts';
import { useLater, useWanted } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import type { RowAction } from '#ui/list/DataTable.tsx';
import { Stats } from '#ui/list/Stats.tsx';
import { columnsOf } from './columns.tsx';
import { createVouchers, type VouchersModel } from './model.ts';
import { texts as ownTexts, type Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';

/** The tile is the only filter for those that end soon. */
const chipGroups = voucherGroups.filter((group) => group !== 'ending');
const isIssued = ({ issuedAt }: Voucher) => issuedAt !== '';
const isOpen = ({ state }: Voucher) => state === 'open';

/** Vouchers for reimbursement of all orders: what can be issued, by whom, until when; asked for and downloaded here. */
export function Vouchers() {
  const services = useServices();
  const t = useTexts('vouchers', ownTexts);
  const model = useModel(() => createVouchers(services));
  const own = useSay();
  const { say } = own;
  const nameOf = (voucher: Voucher) => `${say(paperNameOf(voucher))} ${say(voucher.subject)} ${voucher.orderNo}`;
  const [part, isWaiting, actions, counts, counting, asking, config, { group }, rows] = useValues(
    model.part.value,
    model.isWaiting,
    model.actions,
    model.counts,
    model.counting,
    model.asking,
    services.config,
    model.list.filters,
    model.list.rows,
  );
  // A title is named with the request.
  const hasBuyers = group !== 'open' || !rows.every(isOpen);
  useWanted(model.part, isWaiting);
  const request = useLater(asking !== null, () => import('./RequestDialog.tsx'));
  const { hotel, train, showServFee } = config.switches;
  const notes = useLater(true, () => import('#domain/invoice/voucher-note.ts'));
  const noteOf = (voucher: Voucher) => (notes ? say(notes.voucherNote(voucher)) : '');
  const actionsOf = (voucher: Voucher): RowAction[] => [
    ...(isOpen(voucher) ? [{ id: 'request', label: t.request, onPick: () => (model.asking.value = [voucher]) }] : []),
    ...(isIssued(voucher)
      ? (['html', 'xml'] as const).slice(0, voucher.hurdle === 'billed' ? 1 : 2).map((id) => ({
          id,
          label: id === 'html' ? t.download : `${t.download} XML`,
          onPick: () => void model.save([voucher], id),
        }))
      : []),
  ];
  return (
    <>
      <ListScreen
        title={t.title}
        label={t.title}
        list={model.list}
        stats={
          <>
            <p className="t-s13 t-2">{t.lead}</p>
            <Stats
              label={t.title}
              isWaiting={counting.state === 'loading'}
              items={tilesOf(counts, t, group, (next) => model.list.setFilter({ group: next }))}
            />
          </>
        }
        groups={{
          key: 'group',
          options: chipGroups.map((value) =>
            value === 'all'
              ? { value, label: t.all }
              : {
                  value,
                  label: t.groups[value],
                  none: t.noneOf(t.groups[value]),
                  count: value === 'open' || value === 'issuing' ? counts?.[value] : undefined,
                },
          ),
        }}
        fields={[
          {
            kind: 'select',
            key: 'kind',
            label: t.kind,
            options: [
              { value: 'all', label: t.all },
              ...voucherKinds.map((value) => ({ value, label: say(shortVoucherLabels[value]) })),
            ],
          },
          { kind: 'text', key: 'keyword', label: t.keyword, placeholder: t.keywordHint(train, hotel) },
        ]}
        table={{
          columns: columnsOf(t, services.clock.today(), showServFee, hasBuyers, own, noteOf),
          actions: actionsOf,
          nameOf,
          whyOff(voucher) {
            if (isOpen(voucher) || isIssued(voucher)) return '';
            const note = noteOf(voucher);
            return say(voucherLooks[voucher.state].label) + (note && say('，') + note);
          },
          open: ({ type, orderNo }) => linkToOrder(services, type, orderNo),
          renderBulk: (vouchers) => <Bulk vouchers={vouchers} model={model} />,
        }}
        empty={{
          art: 'order',
          title: t.noneOf(t.groups.open),
          text: t.noneText,
          action: <Button onClick={() => services.navigate('DomesticAirTicketQuery')}>{t.book}</Button>,
        }}
      />
      {asking && request && <request.RequestDialog vouchers={asking} model={model} />}
      {part && actions && (
        <part.BulkReport
          title={t.report}
          bulk={actions.requests}
          nameOf={({ voucher }) => nameOf(voucher)}
          done={t.requested}
        />
      )}
    </>
  );
}

/** Comes with the first selection. */
function Bulk(props: { vouchers: readonly Voucher[]; model: VouchersModel }) {
  const part = useLater(true, () => import('./Selected.tsx'));
  return part && <part.Selected {...props} />;
}

/** Tiles are filters; a second press shows all rows again. */
const tilesOf = (counts: VoucherCounts | null, t: Texts, group: VoucherGroup, pick: (group: VoucherGroup) => void) =>
  (['open', 'ending', 'issuing', 'issued'] as const).map((name) => ({
    label: t.groups[name],
    value: counts ? String(counts[name]) : '—',
    note:
      counts &&
      ((name === 'open' && `¥${showFen(fenOf(counts.openAmount), true)}`) ||
        (name === 'ending' && counts.ending > 0 && t.endingNote)),
    isOn: group === name,
    onPick: () => pick(group === name ? 'all' : name),
  }));
