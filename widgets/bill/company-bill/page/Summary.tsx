import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { billPayMethodNames } from '#domain/company-bill/bill-state.ts';
import { confirmRuleInWords, confirmedBy } from '#domain/company-bill/bill-claim.ts';
import type { BillStep } from '#domain/company-bill/bill-state.ts';
import { creditedInWords, owedOf, undisputedOf } from '#domain/company-bill/owed.ts';
import { familiesOf } from '#domain/company-bill/bill-sums.ts';
import { addDays, dayOf, daysBetween, showDay } from '#domain/china-time.ts';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import { showMoment } from '#domain/show-moment.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Price, formatYuan } from '#ui/display/Price.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Timeline } from '#ui/display/Timeline.tsx';
import { cx } from '#ui/base/passed-props.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconRefresh } from '#ui/icons/icons.ts';
import type { Asked } from '../acts/Dialogs.tsx';
import { mayPay } from '../model.ts';
import type { BillModel } from '../model.ts';
import { familyIcons } from '#parts/bill/looks.ts';
import type { RowFilters } from '#parts/bill/rows-model.ts';
import type { PageTexts } from './texts.ts';

interface Props {
  bill: CompanyBillDetail;
  model: Pick<BillModel, 'withdrawTransfer'>;
  t: PageTexts;
  isNarrow: boolean;
  ask(what: Asked): void;
  /** Shows the rows behind a figure. */
  show(filters: Partial<RowFilters>): void;
}

/** Sums due and paid, the steps of the bill, and the sum over its products as a formula. */
export function Summary({ bill, model, t, isNarrow, ask, show }: Props) {
  const due = fenOf(bill.due);
  const owed = owedOf(bill);
  const part = due > 0 ? Math.min(100, (fenOf(bill.paid) / due) * 100) : 100;
  const today = useServices().clock.today();
  const arrived = bill.payments.filter(({ state }) => state === 'arrived');
  const waiting = bill.payments.filter(({ state }) => state === 'waiting');
  return (
    <section className="t-card">
      <div className="t-card__bd bl-cols">
        <div>
          <div className="t-s13 t-2">
            {owed < 0 ? t.back(Number(addDays(bill.to, 1).slice(5, 7))) : bill.state === 'open' ? t.dueOpen : t.due}
          </div>
          <Price yuan={owed < 0 ? yuanOf(-owed) : bill.due} size="xl" ink fixed />
          {bill.carried !== '0' && <div className="t-s12 t-3">{t.carried(showYuan(bill.carried))}</div>}
          {bill.credited !== '0' && (
            <div className="t-s12 t-ok">{t.say(creditedInWords(bill.credited, bill.creditedIn))}</div>
          )}
          {bill.state !== 'open' && owed >= 0 && (
            <>
              <div className="t-sum">
                <span className="t-2">
                  {t.paid} {showYuan(bill.paid)}
                </span>
                <span className="t-2">
                  {t.rest} <b className={bill.rest === '0' ? '' : 't-pricec'}>{showYuan(bill.rest)}</b>
                </span>
              </div>
              <span className="pr-bar" aria-hidden="true" style={{ marginBottom: 4 }}>
                <i style={{ width: `${part.toFixed(1)}%` }} />
              </span>
            </>
          )}
          {arrived.map(({ paymentId, method, amount, reference, at, arrivedAt }) => (
            <div key={paymentId} className="t-s12 t-3">
              {t.payment(
                showMoment(arrivedAt || at, today),
                t.say(billPayMethodNames[method]),
                showYuan(amount),
                reference,
              )}
            </div>
          ))}
          {waiting.map(({ paymentId, amount }) => (
            <div key={paymentId} className="t-row t-s12 t-warn">
              {t.waiting(showYuan(amount))}
              <LinkButton onClick={() => ask({ kind: 'transfer' })}>{t.transferTo}</LinkButton>
              <LinkButton onClick={() => void model.withdrawTransfer.run(paymentId)}>{t.transferBack}</LinkButton>
            </div>
          ))}
        </div>
        <div className="bl-wide t-col">
          <Steps bill={bill} t={t} isNarrow={isNarrow} />
          <p className="t-s12 t-2">{t.say(confirmRuleInWords(bill, today))}</p>
          {bill.disputes > 0 && mayPay(bill) && (
            <p className="t-s12 t-2">
              {t.payDisputed(bill.disputes, showYuan(bill.claimed), showYuan(yuanOf(undisputedOf(bill))))}
            </p>
          )}
        </div>
      </div>
      <div className="t-hr" />
      <Formula bill={bill} t={t} isNarrow={isNarrow} show={show} />
    </section>
  );
}

function Steps({ bill, t, isNarrow }: Omit<Props, 'ask' | 'show' | 'model'>) {
  const today = useServices().clock.today();
  const left = (day: string) => t.daysLeft(daysBetween(today, day));
  const when = ({ key, state, at }: BillStep): string => {
    if (!at) return key === 'settled' ? t.limitBack : '';
    if (at.length > 10) return showMoment(at, today);
    if (bill.disputes > 0 && today > at && key === 'check') return t.checkEnded(showDay(at, today));
    if (bill.disputes > 0 && today > at && key === 'confirm') return t.afterDisputes;
    return state === 'done' || state === 'late' ? t.say(showDay(at, today)) : t.until(showDay(at, today));
  };
  const note = ({ key, state, at }: BillStep): string => {
    if (key === 'closed') return t.rows(bill.rows);
    if (key === 'check') return bill.state === 'open' ? '' : t.disputesOpen(bill.disputes, bill.disputesForYou);
    if (key === 'confirm' && bill.confirmedBy) {
      const { who, sentence } = confirmedBy(bill.confirmedBy);
      return t.say(sentence) || t.confirmedBy(who);
    }
    if (key === 'confirm' && state === 'next') return '';
    return state !== 'done' && bill.state !== 'open' && at ? left(dayOf(at)) : '';
  };
  return (
    <Timeline
      className={cx('bl-steps', !isNarrow && 't-row t-row--top')}
      items={bill.steps.map((step) => ({
        state: step.state === 'late' ? 'warn' : step.state,
        title: t.stepNames[step.key],
        detail: (
          <div className="t-s12">
            <div className={step.state === 'late' ? 't-bad' : ''}>{when(step)}</div>
            <div className="t-3">{note(step)}</div>
          </div>
        ),
      }))}
    />
  );
}

interface Term {
  key: string;
  sign: string;
  icon: string;
  name: string;
  amount: string;
  note: string;
  onPick(): void;
}

/** Products and refunds with the sum at the end; on narrow roots a line each. */
function Formula({ bill, t, isNarrow, show }: Omit<Props, 'ask' | 'model'>) {
  const services = useServices();
  const { sums, carried, before } = bill;
  const terms: Term[] = familiesOf(sums).map((family) => ({
    key: family,
    sign: t.plus,
    icon: familyIcons[family],
    name: t.families[family],
    amount: sums.products[family]?.amount ?? '0',
    note: t.counted(sums.products[family]?.rows ?? 0),
    onPick: () => show({ family, group: 'all' }),
  }));
  if (sums.refunds.rows)
    terms.push({
      key: 'refund',
      sign: '−',
      icon: iconRefresh,
      name: t.refunds,
      amount: sums.refunds.amount.replace('-', ''),
      note: t.refundsCounted(sums.refunds.rows),
      onPick: () => show({ family: 'all', group: 'refund' }),
    });
  // Credit is the last term, and leads to the bill that it comes from.
  if (carried !== '0')
    terms.push({
      key: 'carry',
      sign: '−',
      icon: iconRefresh,
      name: t.carry,
      amount: carried.replace('-', ''),
      note: before?.no ?? '',
      onPick: () => before && services.navigate(services.place.peek().name, { bill: before.billId }),
    });
  const sum = formatYuan(carried === '0' ? sums.amount : yuanOf(owedOf(bill)), true);
  const sumLabel = carried === '0' ? t.sum : t.sumWithCarry;
  const labelOf = ({ icon, name, note }: Term) => (
    <span className="t-row t-s12">
      <Icon of={icon} size={16} className="t-3" />
      <span className="t-2">{name}</span>
      <span className="t-3">{note}</span>
    </span>
  );
  if (isNarrow)
    return (
      <div className="t-card__bd t-col">
        {terms.map((term) => (
          <button
            key={term.key}
            type="button"
            className="t-sum"
            style={{ minHeight: 32, alignItems: 'center' }}
            onClick={term.onPick}
          >
            {labelOf(term)}
            <b>
              {term.sign === '−' && term.sign}
              {formatYuan(term.amount, true)}
            </b>
          </button>
        ))}
        <SumRow label={`${sumLabel} ${t.rows(sums.rows)}`}>
          <b className="t-s16">{sum}</b>
        </SumRow>
      </div>
    );
  return (
    <div className="t-card__bd t-row">
      {terms.map((term, at) => [
        (at > 0 || term.sign === '−') && (
          <span key={`${term.key}-sign`} className="t-3">
            {term.sign}
          </span>
        ),
        <button key={term.key} type="button" className="t-grow" onClick={term.onPick}>
          {labelOf(term)}
          <b className="t-s16">{formatYuan(term.amount, true)}</b>
        </button>,
      ])}
      {terms.length > 0 && <span className="t-3">{t.equals}</span>}
      <div className="t-grow">
        <div className="t-s12 t-2">
          {sumLabel} <span className="t-3">{t.rows(sums.rows)}</span>
        </div>
        <b className="t-s16">{sum}</b>
      </div>
    </div>
  );
}
