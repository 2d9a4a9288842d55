import type { CompanyBillHead } from '#contract/company-bill.ts';
import { dayToActOf, isUnconfirmed } from '#domain/company-bill/bill-state.ts';
import { dayAt, daysBetween } from '#domain/china-time.ts';
import { useShownAmount } from '#parts/account/hidden-amounts.tsx';
import { useValue } from '#kit/readable.ts';
import { Dot } from '#ui/display/Tag.tsx';
import { MoreLink, ReadingCard } from './ReadingCard.tsx';
import { Nothing } from './TripCard.tsx';
import { useWorkbench } from '../use-workbench.ts';

/** Bills that the company has to confirm or to pay, the most urgent first. */
const urgency = ['overdue', 'issued', 'disputed', 'confirmed'] as const;

const looks = {
  waits: { dot: 'warn', colour: 't-3' },
  late: { dot: 'bad', colour: 't-bad' },
  soon: { dot: 'act', colour: 't-warn' },
  later: { dot: 'brand', colour: 't-3' },
} as const;

const mostUrgent = (rows: readonly CompanyBillHead[]): CompanyBillHead | undefined =>
  urgency.map((state) => rows.find((bill) => bill.state === state)).find(Boolean);

/** The company's bill that waits for its clerk, with the days that are left. */
export function BillCard() {
  const { model, words } = useWorkbench();
  const today = dayAt(useValue(model.nowMs));
  const show = useShownAmount();
  if (!model.bills) return null;
  return (
    <ReadingCard
      title={words.bill}
      reading={model.bills}
      height={72}
      end={<MoreLink to="finance_enterprise_bill">{words.enterpriseBill}</MoreLink>}
    >
      {({ rows }) => {
        const bill = mostUrgent(rows);
        if (!bill) return <Nothing title={words.noBill} text={words.noBillText} />;
        const toConfirm = isUnconfirmed(bill.state);
        const end = dayToActOf(bill);
        const left = end ? daysBetween(today, end) : 0;
        const { dot, colour } = looks[!end ? 'waits' : left < 0 ? 'late' : left <= 2 ? 'soon' : 'later'];
        return (
          <>
            <p className="t-row">
              <span className="t-s13">{words.cycleOf(bill.from, bill.to)}</span>
              <Dot kind={dot} className="t-s12 t-2 t-end">
                {!end ? words.disputed : toConfirm ? words.toConfirm : words.toPayBill}
              </Dot>
            </p>
            <p className="wb-acc__big">¥{show(toConfirm ? bill.due : bill.rest)}</p>
            <p className={`t-s12 ${colour}`}>
              {end ? words.billEnds(end, left) : words.disputesOpen(bill.disputes)}
              {bill.disputesForYou > 0 && ` · ${words.disputes(bill.disputesForYou)}`}
            </p>
          </>
        );
      }}
    </ReadingCard>
  );
}
