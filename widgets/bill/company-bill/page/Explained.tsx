import type { ReactNode } from 'react';
import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillDetail, CompanyBillExplained, CompanyBillRowView } from '#contract/company-bill.ts';
import { whyNoDispute } from '#domain/company-bill/bill-claim.ts';
import { inWordsOfProof } from '#domain/company-bill/bill-proof.ts';
import { billColumns, billRowKindNames, valueOf } from '#domain/company-bill/bill-columns.ts';
import type { BillColumnName } from '#domain/company-bill/bill-columns.ts';
import { fenOfRow } from '#domain/company-bill/wire-row.ts';
import { showMoment } from '#domain/show-moment.ts';
import { orderPlaceOf } from '#domain/product/products.ts';
import { tripProofName } from '#domain/invoice/voucher.ts';
import { fenOf } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { cx } from '#ui/base/passed-props.ts';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { Answered } from '#parts/bill/Answered.tsx';
import { explainTexts } from '#parts/bill/explain-texts.ts';
import type { Asked } from '../acts/Dialogs.tsx';
import type { PageTexts } from './texts.ts';

interface Props {
  bill: CompanyBillDetail;
  row: CompanyBillRowView;
  t: PageTexts;
  /** On narrow roots it is a sheet from below. */
  isSheet: boolean;
  ask(what: Asked): void;
  onClose(): void;
}

/** The amount of a row as a sum of its parts, the rule behind it, and order = bill = voucher with the entries of the ledger. */
export function Explained({ bill, row, t, isSheet, ask, onClose }: Props) {
  const e = useTexts('companyBillExplain', explainTexts);
  const services = useServices();
  const resource = useResource(companyBill.explain, { billId: bill.billId, no: row.no });
  const why = whyNoDispute(bill, row);
  const mayDispute = !why && row.claimable !== '0';
  const dispute = () => {
    // Below its row it stays: the focus comes back to the button.
    if (isSheet) onClose();
    ask({ kind: 'dispute', row });
  };
  const seeDispute = () =>
    services.navigate(services.place.peek().name, { bill: bill.billId, side: 'disputes', dispute: row.disputeId });
  const body = (
    <Answered from={resource} height={72}>
      {(explained) => (
        <Parts explained={explained} isSheet={isSheet}>
          {(why || (!isSheet && (mayDispute || row.disputeId > 0))) && (
            <span className="t-row t-row--wrap">
              {/* One control for both: the focus stays in it when the dispute is sent. */}
              {!isSheet && (mayDispute || row.disputeId > 0) && (
                <LinkButton onClick={mayDispute ? dispute : seeDispute}>
                  {mayDispute ? t.disputeRow : t.seeDispute}
                </LinkButton>
              )}
              {why && <span className="t-3">{t.say(why)}</span>}
              {!isSheet && mayDispute && row.disputeId > 0 && (
                <LinkButton onClick={seeDispute}>{t.seeDispute}</LinkButton>
              )}
            </span>
          )}
        </Parts>
      )}
    </Answered>
  );
  if (!isSheet) return body;
  return (
    <Drawer
      open
      title={t.explain}
      onClose={onClose}
      footer={
        <>
          {row.disputeId > 0 && <Button onClick={seeDispute}>{t.seeDispute}</Button>}
          {mayDispute && <Button onClick={dispute}>{t.disputeRow}</Button>}
          <Button kind="primary" onClick={onClose}>
            {e.seen}
          </Button>
        </>
      }
    >
      <div className="t-col">
        <p className="t-s13 t-2">
          {[t.say(row.title), row.travellers, showOrderNo(row.orderId)].filter(Boolean).join(' · ')}
        </p>
        {body}
      </div>
    </Drawer>
  );
}

/** Facts of an order that another site shows. */
const elsewhereFacts: readonly BillColumnName[] = [
  'orderId',
  'bookedAt',
  'booker',
  'travellers',
  'title',
  'number',
  'cabin',
  'departsAt',
  'arrivesAt',
  'ticketNo',
  'department',
  'costCentre',
  'project',
  'reason',
];

/** An order that no page of this site shows: all that the bill knows of it, and where it is served. */
function Elsewhere({ row, site, e }: { row: CompanyBillRowView; site: string; e: typeof explainTexts }) {
  const today = useServices().clock.today();
  const fen = fenOfRow(row);
  const shown = (name: BillColumnName): string => {
    const value = String(valueOf(fen, name) ?? '');
    if (name === 'orderId') return showOrderNo(value);
    return billColumns[name].kind === 'moment' && value ? showMoment(value, today) : e.say(value);
  };
  return (
    <div className="t-col">
      <p className="t-s13 t-2">{e.elsewhere(site)}</p>
      <KeyValue items={elsewhereFacts.map((name) => [e.say(billColumns[name].label), shown(name)])} />
    </div>
  );
}

function Parts({
  explained,
  isSheet,
  children,
}: {
  explained: CompanyBillExplained;
  isSheet: boolean;
  children: ReactNode;
}) {
  const e = useTexts('companyBillExplain', explainTexts);
  const { row, parts, rule, over, entries, site, order, voucher, equal, differences, others } = explained;
  const [entry] = entries;
  // Rides, which have no page, have no paper of their own beside the bill, and orders of another application are listed there.
  const isListed = orderPlaceOf(row.product, row.orderId) && !row.isElsewhere;
  const terms = parts.map(({ name, label, amount }, at) => ({
    key: name || String(at),
    sign: amount.startsWith('-') ? '−' : at ? e.plus : '',
    label: e.say(label),
    amount: formatYuan(amount.replace('-', ''), true),
  }));
  const sum = <b className="t-s16">{formatYuan(row.amount, true)}</b>;
  const unequal = () =>
    e.unequal(
      order ? formatYuan(order, true) : '—',
      formatYuan(row.amount, true),
      formatYuan(voucher, true),
      differences.map((one) => e.say(inWordsOfProof({ cause: one.cause, fen: fenOf(one.fen) }))),
    );
  return (
    <div className={cx('bl-cols', !isSheet && 't-card t-card__bd')}>
      <div className="t-col" style={{ gap: 12 }}>
        {isSheet ? (
          <div className="t-col">
            {terms.map(({ key, sign, label, amount }) => (
              <SumRow key={key} label={label}>
                <b>
                  {sign} {amount}
                </b>
              </SumRow>
            ))}
            <SumRow label={e.rowSum}>{sum}</SumRow>
          </div>
        ) : (
          <div className="t-row t-row--wrap">
            {terms.map(({ key, sign, label, amount }) => [
              sign && (
                <span key={`${key}-sign`} className="t-3">
                  {sign}
                </span>
              ),
              <div key={key}>
                <div className="t-s12 t-3">{label}</div>
                <b>{amount}</b>
              </div>,
            ])}
            <span className="t-3">{e.equals}</span>
            <div>
              <div className="t-s12 t-3">{e.rowSum}</div>
              {sum}
            </div>
          </div>
        )}
        {site && <Elsewhere row={row} site={site} e={e} />}
      </div>
      <KeyValue
        items={[
          [e.over, e.say(over)],
          [e.rule, e.say(rule)],
          [
            e.match,
            <span key="match">
              <span className={equal ? 't-ok' : 't-warn'}>{equal ? e.equal : e.notEqual}</span> {!equal && unequal()}{' '}
              {isListed && (
                <RouteLink to="expense_proof" params={{ keyword: row.orderId, group: 'all' }}>
                  {e.say(tripProofName)}
                </RouteLink>
              )}{' '}
              {row.facts.ticketNo}
            </span>,
          ],
          [
            e.booked,
            <span key="booked">
              {entry && `${entry.no} ${e.sides[entry.side]} ${e.say(entry.account)} ${formatYuan(entry.amount, true)}`}{' '}
              {row.facts.approvalNo && `${e.approval} ${row.facts.approvalNo}`}
            </span>,
          ],
          [e.dispute, children],
          [
            e.others,
            e.all(
              others.map((one) =>
                e.other(one.billNo, one.no, e.say(billRowKindNames[one.kind]), formatYuan(one.amount, true)),
              ),
            ),
          ],
        ]}
      />
    </div>
  );
}
