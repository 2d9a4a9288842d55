import type { BenefitKind, BenefitOffer, BenefitOrder, Benefits as Known } from '#contract/benefit.ts';
import { showYuan } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useSay } from '#kit/say.ts';
import { Said } from '#parts/order/tab/Named.tsx';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCheck } from '#ui/icons/icons-basic.ts';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Read } from '../Parts.tsx';
import { createBenefits } from './model.ts';
import type { BenefitsModel } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

interface PartProps {
  model: BenefitsModel;
  texts: Texts;
}

const kinds: readonly BenefitKind[] = ['upgrade', 'payAnnualFee', 'buffetCard', 'buyTicket'];
const dots = { open: 'warn', paid: 'ok', voided: undefined } as const;

/** Member benefits: holdings, items on offer, orders. */
export function Benefits() {
  const services = useServices();
  const texts = useTexts('benefits', ownTexts);
  const model = useModel(() => createBenefits(services, texts));
  const { telephones } = useValue(services.config);
  const known = useValue(model.list.data);
  return (
    <>
      <div className="t-row t-row--wrap">
        <h1 className="t-h1 t-grow">{texts.title}</h1>
        <RouteLink className="t-s13" to="my_center_index">
          {texts.toCentre}
        </RouteLink>
      </div>
      <Card title={texts.mine}>
        <Read reading={model.list} height={132}>
          {(has) => <Mine has={has} texts={texts} />}
        </Read>
      </Card>
      {known && kinds.map((kind) => <Offers key={kind} kind={kind} {...{ known, model, texts }} />)}
      {known && (
        <p className="t-s12 t-3">
          {texts.note}
          {telephones[0]}
        </p>
      )}
      {known && <Orders orders={known.orders} model={model} texts={texts} />}
    </>
  );
}

function Mine({ has, texts }: { has: Known; texts: Texts }) {
  const { say } = useSay();
  const { level, cardBalance, vouchers } = has;
  const facts = [
    { name: texts.level, detail: level.until ? `${texts.until} ${level.until}` : texts.noLevel, text: say(level.name) },
    { name: texts.card, detail: texts.cardNote, text: showYuan(cardBalance) },
    ...vouchers.map(({ count, value, until }) => ({
      name: texts.vouchers,
      detail: `¥${value} · ${texts.until} ${until}`,
      text: texts.piecesOf(count),
    })),
    ...(vouchers.length ? [] : [{ name: texts.vouchers, detail: texts.noVouchers, text: texts.piecesOf(0) }]),
  ];
  return (
    <dl className="ac-safe t-s13">
      {facts.map(({ name, detail, text }, at) => (
        <div key={at}>
          <dt className="t-2">{name}</dt>
          <dd className="t-3">{detail}</dd>
          <dd>
            <b>{text}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Offers({ kind, known, model, texts }: PartProps & { kind: BenefitKind; known: Known }) {
  return (
    <Card title={texts.kinds[kind]}>
      {kind === 'upgrade' && <Levels has={known} texts={texts} />}
      <ul className="ac-orders">
        {known.offers
          .filter((offer) => offer.kind === kind)
          .map((offer) => (
            <Offer key={offer.item} offer={offer} model={model} texts={texts} />
          ))}
      </ul>
    </Card>
  );
}

const Mark = ({ isOn, texts }: { isOn: boolean; texts: Texts }) =>
  isOn ? (
    <>
      <Icon of={iconCheck} size={16} />
      <span className="t-vh">{texts.has}</span>
    </>
  ) : (
    '—'
  );

const levelColumns = (current: string, texts: Texts): TableColumn<Texts['levelGains'][number]>[] => [
  { key: 'gain', title: texts.gain, cell: ([name]) => name },
  ...texts.levels.map((name, at) => ({
    key: name,
    title: name,
    head: current === name ? texts.current(name) : name,
    cell: ([, from]: Texts['levelGains'][number]) => <Mark isOn={at >= from} texts={texts} />,
  })),
];

/** The levels side by side with what each of them has. */
const Levels = ({ has, texts }: { has: Known; texts: Texts }) => (
  <Table
    className="ac-levels"
    caption={texts.kinds.upgrade}
    columns={levelColumns(useSay().say(has.level.name), texts)}
    rows={texts.levelGains}
    rowKey={([name]) => name}
  />
);

function Offer({ offer, model, texts }: PartProps & { offer: BenefitOffer }) {
  const { say } = useSay();
  const busy = useValue(model.buying);
  const { name, gain, amount, reason } = offer;
  return (
    <li>
      <span className="t-grow">
        <b className="t-s13">
          <Said>{name}</Said>
        </b>
        <Said className="t-s12 t-2">{gain}</Said>
      </span>
      <b className="t-m">{showYuan(amount)}</b>
      {reason ? (
        <Said className="t-s12 t-3">{reason}</Said>
      ) : (
        <Button
          size="sm"
          busy={busy?.item === offer.item}
          aria-label={`${texts.buy} ${say(name)}`}
          onClick={() => void model.buy(offer)}
        >
          {texts.buy}
        </Button>
      )}
    </li>
  );
}

function Orders({ orders, model, texts }: PartProps & { orders: readonly BenefitOrder[] }) {
  return (
    <Card title={texts.orders}>
      {orders.length === 0 ? (
        <Empty art="order" title={texts.noOrders} />
      ) : (
        <ul className="ac-orders">
          {orders.map((order) => (
            <li key={order.orderId}>
              <span className="t-grow">
                <b className="t-s13">
                  <Said>{order.name}</Said>
                </b>
                <span className="t-s12 t-2">
                  {order.orderId} · {order.createTime.slice(0, 16)}
                  {order.note && <Said>{` · ${order.note}`}</Said>}
                </span>
                {order.state === 'open' && <Open order={order} model={model} texts={texts} />}
              </span>
              <Dot className="t-s13" {...(dots[order.state] && { kind: dots[order.state] })}>
                {texts.states[order.state]}
              </Dot>
              <b className="t-m">{showYuan(order.amount)}</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** An unpaid order: its time, and the two ways on. */
function Open({ order, model, texts }: PartProps & { order: BenefitOrder }) {
  return (
    <span className="t-row t-row--wrap t-s13">
      <span className="t-s12">
        {texts.left} <Countdown plain untilMs={order.payDeadlineMs} now={model.now} onEnd={model.expired} />
      </span>
      <LinkButton onClick={() => model.pay(order)}>{texts.pay}</LinkButton>
      <LinkButton onClick={() => model.cancel(order)}>{texts.cancel}</LinkButton>
    </span>
  );
}
