import type { BillDispute, CompanyBillDetail } from '#contract/company-bill.ts';
import { disputeReasonNames } from '#domain/company-bill/bill-state.ts';
import { cycleName } from '#domain/company-bill/cycle-name.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { showMoment } from '#domain/show-moment.ts';
import { showYuan } from '#domain/money.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import processCss from '#parts/process/process.css?shadow';
import billCss from '#parts/bill/company-bill.css?shadow';
import { Loaded } from '#screens/Loaded.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Checklist, ChecksDone } from '../acts/Checklist.tsx';
import { disputeLooks } from '#parts/bill/looks.ts';
import { createDisputes } from './model.ts';
import type { DisputesModel } from './model.ts';
import { disputeTexts } from './texts.ts';
import type { DisputeTexts } from './texts.ts';
import { Thread } from './Thread.tsx';

const styles = [processCss, billCss];

/** The disputes of a bill, one of them in full, and what is left before the bill is confirmed. */
export function DisputesPage({ billId, disputeId }: { billId: number; disputeId: number }) {
  useStyles(styles);
  const services = useServices();
  const t = useTexts('companyBillDisputes', disputeTexts);
  const model = useModel(() => createDisputes(services, t, billId));
  const { name } = services.place.peek();
  const toBill = () => services.navigate(name, { bill: billId });
  return (
    <Loaded from={model.bill.detail} onBack={() => services.navigate(name, {})}>
      {(bill) => (
        <Loaded from={model.list} onBack={toBill}>
          {({ rows }) => (
            <Content bill={bill} disputes={rows} disputeId={disputeId} model={model} t={t} toBill={toBill} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface ContentProps {
  bill: CompanyBillDetail;
  disputes: readonly BillDispute[];
  disputeId: number;
  model: DisputesModel;
  t: DisputeTexts;
  toBill(): void;
}

function Content({ bill, disputes, disputeId, model, t, toBill }: ContentProps) {
  const services = useServices();
  const own = disputes.filter((one) => one.billId === bill.billId);
  const earlier = disputes.filter((one) => one.billId !== bill.billId);
  const shown =
    disputes.find((one) => one.disputeId === disputeId) ?? own.find(({ state }) => state === 'refused') ?? own[0];
  const credited = own.filter(({ state }) => state === 'accepted');
  const mayConfirm = bill.acts.includes('confirm') || bill.disputes > 0;
  return (
    <div className="t-page t-col">
      <div className="t-row t-row--wrap">
        <h1 className="t-h1">{t.title(t.say(cycleName(bill)))}</h1>
        <Button className="t-end" onClick={toBill}>
          {t.back}
        </Button>
      </div>
      <div className="bl-cols">
        <Card title={t.list} sub={t.listSub(t.say(cycleName(bill)), own.length)} bare>
          <List disputes={own} shown={shown} t={t} bill={bill} />
          {earlier.length > 0 && <h3 className="t-card__bd t-s12 t-3">{t.earlier}</h3>}
          <List disputes={earlier} shown={shown} t={t} bill={bill} />
        </Card>
        <div className="t-col bl-wide">
          {shown ? (
            <Thread key={shown.disputeId} dispute={shown} bill={bill} model={model} t={t} />
          ) : (
            <section className="t-card">
              <Empty art="done" title={t.none} text={t.noneText} action={<Button onClick={toBill}>{t.back}</Button>} />
            </section>
          )}
          {credited.length > 0 && (
            <Card title={t.corrections} sub={t.correctionsSub} bare>
              <Table
                caption={t.corrections}
                columns={correctionColumns(t, (bill, filters) =>
                  linkToNamed(services, services.place.peek().name, { bill, ...filters }),
                )}
                rows={credited}
                rowKey={(one) => one.disputeId}
              />
            </Card>
          )}
        </div>
        {mayConfirm && (
          <Card title={t.checklist} sub={<ChecksDone bill={bill} model={model.bill} />}>
            <Checklist
              bill={bill}
              model={model.bill}
              onDone={toBill}
              toRows={(filters) => services.navigate(services.place.peek().name, { bill: bill.billId, ...filters })}
            />
          </Card>
        )}
      </div>
    </div>
  );
}

interface ListProps {
  disputes: readonly BillDispute[];
  shown: BillDispute | undefined;
  bill: CompanyBillDetail;
  t: DisputeTexts;
}

function List({ disputes, shown, bill, t }: ListProps) {
  const services = useServices();
  const { name } = services.place.peek();
  const today = services.clock.today();
  return (
    <ul>
      {disputes.map((one) => (
        <li key={one.disputeId}>
          <LinkButton
            className="t-col pr-todo"
            aria-current={one === shown ? 'page' : undefined}
            {...linkToNamed(services, name, { bill: bill.billId, side: 'disputes', dispute: one.disputeId })}
          >
            <span className="t-row">
              <b className="t-m t-grow t-ellip">{t.say(one.title)}</b>
              <Tag kind={disputeLooks[one.state]}>{t.states[one.state]}</Tag>
            </span>
            <span className="t-s12 t-3">{t.line(showOrderNo(one.orderId), one.no, one.travellers)}</span>
            <span className="t-row t-s12">
              <span className="t-3">
                {one.answeredAt
                  ? t.answered(showMoment(one.answeredAt, today))
                  : t.opened(showMoment(one.openedAt, today))}
              </span>
              {one.answerBy && today > one.answerBy && <span className="t-warn">{t.isLate}</span>}
              <span className="t-end">
                {one.state === 'accepted' ? t.credited(showYuan(one.credited)) : t.claimed(showYuan(one.claim))}
              </span>
            </span>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

type LinkOf = (billId: number, filters: { words: string }) => ReturnType<typeof linkToNamed>;

const correctionColumns = (t: DisputeTexts, linkOf: LinkOf): TableColumn<BillDispute>[] => [
  { key: 'row', title: t.correction, phone: 'title', cell: ({ title }) => t.creditOf(t.say(title)) },
  {
    key: 'source',
    title: t.source,
    phone: 'named',
    cell: ({ billId, billNo, no, orderId }) => (
      <div>
        <LinkButton {...linkOf(billId, { words: orderId })}>{t.sourceOf(billNo, no)}</LinkButton>
        <div className="t-s12 t-3">{showOrderNo(orderId)}</div>
      </div>
    ),
  },
  { key: 'reason', title: t.reason, phone: 'named', cell: ({ reason }) => t.say(disputeReasonNames[reason]) },
  {
    key: 'lands',
    title: t.lands,
    phone: 'named',
    cell: ({ creditedIn, orderId }) =>
      creditedIn ? (
        <LinkButton {...linkOf(creditedIn.billId, { words: orderId })}>{creditedIn.no}</LinkButton>
      ) : (
        t.landsLater
      ),
  },
  {
    key: 'amount',
    title: t.amount,
    num: true,
    phone: 'end',
    cell: ({ credited }) => <b>−{showYuan(credited)}</b>,
  },
];
