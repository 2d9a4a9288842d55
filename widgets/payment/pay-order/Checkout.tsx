import type { PayInfo } from '#contract/payment.ts';
import { airlineColourOf } from '#domain/flight/airline-colours.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { yuanOf } from '#domain/money.ts';
import { hasCompanyMethod } from '#domain/payment/pay-methods.ts';
import { useState } from 'react';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Fin } from '#parts/flight/Fin.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import {
  iconBed,
  iconCard,
  iconLock,
  iconPlane,
  iconStar,
  iconTag,
  iconTrain,
  iconWallet,
} from '#parts/product/icons.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Steps } from '#ui/journey/Steps.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { CheckingDialog } from './CheckingDialog.tsx';
import { Methods } from './Methods.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { PartProps } from './model.ts';
import { useSay } from '#kit/say.ts';

/** Screen 06 A, with its dialogs. */
export function Checkout({ model, texts }: PartProps) {
  const step = useValue(model.paying.step);
  const sheet = useValue(model.qr.sheet);
  // There before a code is asked for.
  const code = useLater(true, () => import('./code/QrDialog.tsx'));
  const info = useValue(model.cashier.info);
  const journey = useValue(model.journey);
  const tips = [
    model.isFlight && texts.ticketTip,
    model.isBenefit && texts.benefitTip,
    <>
      {texts.paidTip} <LinkButton onClick={() => void model.look()}>{texts.paidLook}</LinkButton> {texts.paidTipEnd}
    </>,
    info && hasCompanyMethod(info.methods) && texts.companyTip,
  ].filter(Boolean);
  return (
    <>
      <BackHead title={texts.title} onBack={model.back} />
      {journey && (
        <Steps
          className="t-steps--wide"
          items={journey.steps}
          current={journey.at}
          {...(!model.isPart && { onFirst: model.isFlight ? model.toFlights : model.bookAgain })}
        />
      )}
      <Deadline model={model} texts={texts} />
      <Summary model={model} texts={texts} />
      <Methods model={model} texts={texts} />
      <PayBar model={model} texts={texts} />
      <section className="po-tips t-s12">
        <b>{texts.tips}</b>
        {tips.length === 1 ? (
          <p>{tips[0]}</p>
        ) : (
          <ol>
            {tips.map((tip, at) => (
              <li key={at}>{tip}</li>
            ))}
          </ol>
        )}
      </section>
      <Ways model={model} texts={texts} />
      {step === 'password' && <PasswordDialog model={model} texts={texts} />}
      {step === 'checking' && <CheckingDialog model={model} texts={texts} />}
      {sheet && code && <code.QrDialog model={model} texts={texts} sheet={sheet} />}
    </>
  );
}

/** The ways out, after what the page is for. */
function Ways({ model, texts }: PartProps) {
  const info = useValue(model.cashier.info);
  const isCancelling = useValue(model.isCancelling);
  const journey = useValue(model.journey);
  return (
    <div className="t-row po-ways">
      {(journey || model.hasOwnPage || model.isFromOrders) && (
        <Button kind="text" onClick={model.isFromOrders ? model.back : model.bookAgain}>
          {model.isFromOrders ? texts.toOrders : model.backText}
        </Button>
      )}
      {journey && info?.state === 'open' && (
        <Button kind="text" busy={isCancelling} onClick={model.cancel}>
          {journey.giveUp}
        </Button>
      )}
    </div>
  );
}

function Deadline({ model, texts }: PartProps) {
  const { clock } = useServices();
  const info = useValue(model.cashier.info);
  const journey = useValue(model.journey);
  if (!info) return null;
  return (
    <section part="countdown" className="t-card po-cd">
      <span className="po-cd__i">
        <Icon of={iconLock} size={24} />
      </span>
      <div className="t-grow">
        <b className="t-s16">
          {texts.payWithin} <Countdown className="t-pricec" plain untilMs={info.deadlineMs} now={clock.now} />{' '}
          {texts.payWithinEnd}
        </b>
        <p className="t-s13 t-2">{info.state === 'partly' ? texts.partly : (journey?.held ?? texts.heldPlain)}</p>
      </div>
    </section>
  );
}

const productIcons: Readonly<Record<string, string>> = {
  hotelPay: iconBed,
  trainPay: iconTrain,
  trainChangeTicket: iconTrain,
  upgrade: iconStar,
  payAnnualFee: iconStar,
  buffetCard: iconCard,
  buyTicket: iconTag,
  recharge: iconWallet,
};

export function Summary({ model, texts }: PartProps) {
  const { say } = useSay();
  const info = useValue(model.cashier.info);
  const [isOpen, setOpen] = useState(false);
  if (!info) return null;
  return (
    <>
      <section className="t-card po-od">
        <div className="t-row t-row--top t-grow">
          <Product title={info.title} icon={productIcons[model.type ?? '']} />
          <div>
            <b>{say(info.title)}</b>
            {info.lines.map((line, at) => (
              <div key={line} className={at === info.lines.length - 1 ? 't-s13 t-3' : 't-s13 t-2'}>
                <Facts line={line} />
                {at === info.lines.length - 1 && (
                  <span className="po-no">
                    {texts.orderNo} {showOrderNo(info.orderNo)}
                    <CopyButton label={texts.copyOrderNo} onClick={() => model.copyText(info.orderNo)} />
                  </span>
                )}
              </div>
            ))}
          </div>
        </div>
        <div className="po-od__p">
          <span className="t-s12 t-3">{say(info.amountName) ?? texts.total}</span>
          <Price yuan={info.amount} size="lg" fixed />
          {info.parts && (
            <LinkButton className="t-s13" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {texts.breakdown}
            </LinkButton>
          )}
        </div>
      </section>
      {isOpen && info.parts && <Parts parts={info.parts} texts={texts} goods={texts.goodsOf[model.type ?? '']} />}
    </>
  );
}

/** The kinds of cost in the amount. */
function Parts({
  parts,
  texts,
  goods = texts.parts.goods,
}: Pick<PartProps, 'texts'> & { parts: NonNullable<PayInfo['parts']>; goods: string | undefined }) {
  const { showServFee } = useValue(useServices().config).switches;
  const names = {
    ...texts.parts,
    goods,
    ...(!showServFee && { service: texts.parts.other }),
  };
  return (
    <section className="t-card po-od" aria-label={texts.breakdown}>
      <div className="t-grow">
        {parts.map(({ kind, amount }) => (
          <SumRow key={kind} label={names[kind]}>
            <Price ink fixed yuan={amount} size="sm" />
          </SumRow>
        ))}
      </div>
    </section>
  );
}

/** Kind of the order; of a flight the fin of the airline that its title names. A train number may look like a flight's. */
function Product({ title, icon }: { title: string; icon: string | undefined }) {
  const code = icon ? undefined : /\b([A-Z\d]{2})\d{3,4}\b/.exec(title)?.[1];
  const colour = airlineColourOf(code ?? '');
  if (colour) return <Fin colour={colour} size={28} />;
  return (
    <span className="po-mark">
      <Icon of={icon ?? iconPlane} />
    </span>
  );
}

/** Whole facts wrap, so that no line starts with a dot. */
function Facts({ line }: { line: string }) {
  const { say } = useSay();
  return line.split('\u3000').map((group) => (
    <span key={group} className="po-ln t-facts">
      {group.split(' · ').map((fact) => (
        <span key={fact}>{say(fact)}</span>
      ))}
    </span>
  ));
}

/** Amount to pay now, and the one orange button; on narrow containers the bar at the foot. */
function PayBar({ model, texts }: PartProps) {
  const info = useValue(model.cashier.info);
  const due = useValue(model.choice.due);
  const method = useValue(model.choice.method);
  const split = useValue(model.choice.split);
  const busy = useValue(model.paying.busy);
  const error = useValue(model.paying.error);
  const sheet = useValue(model.qr.sheet);
  const { say } = useSay();
  const isBlocked = !method || (method === 'multiPay' && !!split.error);
  return (
    <>
      {error && <Alert kind="warn">{say(error)}</Alert>}
      <div className="po-sub">
        <span className="t-2">
          {method === 'creditPay'
            ? texts.dueByCompany
            : method === 'multiPay' || info?.state === 'partly'
              ? texts.dueByYou
              : texts.due}
        </span>
        <Price yuan={yuanOf(due)} size="xl" fixed />
        <Button
          kind="action"
          size="lg"
          busy={busy || sheet?.state === 'making'}
          disabled={isBlocked}
          onClick={model.paying.submit}
        >
          {texts.confirm}
        </Button>
      </div>
    </>
  );
}
