import { showDay } from '#domain/china-time.ts';
import { mayTravelForCompany } from '#domain/account/level.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Price } from '#ui/display/Price.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconUp } from '#ui/icons/icons.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { PartProps } from './StayCard.tsx';
import { nightShares } from '../order/shares.ts';
import { isForbidden } from '../order/values.ts';

/** Beside the form on wide roots, below it on narrow ones. */
export function PriceCard(props: PartProps) {
  const { model, verified, texts } = props;
  const { clock } = useServices();
  const [checking] = useValues(model.verification.busy);
  const { hotel, room, checkIn, checkOut, nights, rate } = verified;
  return (
    <Card className="ho-pc" aria-label={texts.prices} aria-busy={checking || undefined}>
      <b>{hotel.name}</b>
      <p className="t-s12 t-3">
        {room.name} · {texts.breakfast(rate.breakfasts)}
      </p>
      <p className="t-s12 t-3">
        {showDay(checkIn, clock.today())} – {showDay(checkOut, clock.today())} · {texts.nights(nights)}
      </p>
      <div className="t-col">
        <h2 className="t-h3">{texts.prices}</h2>
        <Breakdown {...props} />
      </div>
      <div className="t-col ho-submit">
        <Submit {...props} block />
        <Failure {...props} />
        <p className="t-s12 t-3" aria-live="polite">
          {checking ? texts.checking : fenOf(rate.due) > 0 ? texts.submitPay : texts.submitFree}
        </p>
      </div>
    </Card>
  );
}

/** More nights scroll, so that the button stays in view. The keyboard must be able to scroll them. */
const nightsInView = 7;
const scrolls = { tabIndex: 0, role: 'group' };

/** Each night, the sum, where it is paid, and by whom. */
function Breakdown({ verified, texts, model }: PartProps) {
  const { today } = useServices().clock;
  const { rate, rooms } = verified;
  const shares = new Map(nightShares(verified).map((share) => [share.date, share]));
  const isSplit = fenOf(rate.due) > 0 && rate.due !== rate.total;
  return (
    <div className="t-col">
      <div
        className="t-col ho-nights"
        {...(rate.nights.length > nightsInView && { ...scrolls, 'aria-label': texts.prices })}
      >
        {rate.nights.map(({ date, price }) => {
          const share = shares.get(date);
          return (
            <div key={date}>
              <SumRow label={texts.night(showDay(date, today()), rooms)}>¥{showFen(fenOf(price) * rooms)}</SumRow>
              {share && (
                <p className="t-s12 t-3">
                  {texts.shareNight(showFen(share.company), showFen(share.personal))}
                  {rooms > 1 && texts.perRoom}
                </p>
              )}
            </div>
          );
        })}
      </div>
      <div className="t-hr" />
      {isSplit && (
        <>
          <SumRow label={texts.roomTotal}>¥{showFen(fenOf(rate.total))}</SumRow>
          <SumRow label={texts.atHotel}>¥{showFen(fenOf(rate.total) - fenOf(rate.due))}</SumRow>
        </>
      )}
      <div className="t-sum t-row">
        <TotalLabel model={model} verified={verified} texts={texts} />
        <Price yuan={dueOf(verified)} size="xl" />
      </div>
      {verified.split && fenOf(rate.due) > 0 && (
        <div className="t-col">
          <SumRow label={texts.company}>¥{showFen(fenOf(verified.split.company))}</SumRow>
          <SumRow label={texts.personal}>¥{showFen(fenOf(verified.split.personal))}</SumRow>
        </div>
      )}
    </div>
  );
}

/** Paid online, or, where nothing is, at the hotel. */
const dueOf = ({ rate }: PartProps['verified']): string => (fenOf(rate.due) > 0 ? yuanOf(fenOf(rate.due)) : rate.total);

function TotalLabel({ model, verified, texts }: PartProps) {
  const user = useValue(useServices().session.user);
  const { rate } = verified;
  const label = rate.payKind === 'guarantee' ? texts.guarantee : fenOf(rate.due) > 0 ? texts.total : texts.totalAtHotel;
  return (
    <div>
      {label}
      {!model.isBusiness && mayTravelForCompany(user) && <div className="t-s12 t-3">{texts.payPrivately}</div>}
    </div>
  );
}

/** At the foot of narrow roots, with the breakdown one press away. */
export function PayBar(props: PartProps) {
  const { model, verified, texts } = props;
  const dialog = useValue(model.dialog);
  return (
    <>
      <div className="ho-bar">
        <Failure {...props} />
        <div className="t-bar">
          <div className="t-grow">
            <div className="t-s12 t-3">
              <TotalLabel {...props} />
            </div>
            <div className="t-row">
              <Price yuan={dueOf(verified)} size="lg" />
              <LinkButton className="t-s12" aria-haspopup="dialog" onClick={() => model.show('prices')}>
                {texts.details}
                <Icon of={iconUp} size={14} />
              </LinkButton>
            </div>
          </div>
          <Submit {...props} />
        </div>
      </div>
      <Dialog open={dialog?.kind === 'prices'} onClose={model.close} title={texts.prices} width={640}>
        <Breakdown {...props} />
      </Dialog>
    </>
  );
}

function Submit({ model, verified, texts, block = false }: PartProps & { block?: boolean }) {
  const busy = useValue(model.busy);
  return (
    <Button
      kind="action"
      size={block ? 'lg' : 'md'}
      block={block}
      type="submit"
      busy={busy}
      disabled={isForbidden(verified)}
    >
      {texts.submit}
    </Button>
  );
}

/** Failure of the order or of the price; everything typed is still there. */
function Failure({ model, texts }: PartProps) {
  const [order, price, busy] = useValues(model.form.failure, model.verification.failure, model.verification.busy);
  if (busy || !(order || price)) return null;
  return (
    <Alert kind="bad" action={price && <LinkButton onClick={model.renew}>{texts.renew}</LinkButton>}>
      {order || price}
    </Alert>
  );
}
