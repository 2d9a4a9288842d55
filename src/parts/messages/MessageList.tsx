import type { Message, MessageKind } from '#contract/message.ts';
import { orderPlaceOf } from '#domain/product/products.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { cx } from '#ui/base/passed-props.ts';
import { Tag } from '#ui/display/Tag.tsx';
import type { TagKind } from '#ui/display/Tag.tsx';
import { Pending } from '#ui/states/Pending.tsx';
import type { MessagesModel } from './messages.ts';
import { useMessageTexts } from './texts.ts';

const tags: Readonly<Record<MessageKind, TagKind>> = {
  order: 'mute',
  pay: 'info',
  ticket: 'ok',
  refund: 'mute',
  change: 'mute',
  flight: 'over',
  stay: 'ok',
  approve: 'info',
  apply: 'mute',
  bill: 'info',
  join: 'info',
  budget: 'over',
};

/** Messages about orders with links to them. `limit`: the newest ones alone; `onOpened` runs when a link was followed. */
export function MessageList({
  model,
  limit,
  onOpened,
}: {
  model: MessagesModel;
  limit?: number;
  onOpened: () => void;
}) {
  const texts = useMessageTexts();
  const { say } = useSay();
  const [current, rows, hasMore, isBusy] = useValues(model.current, model.rows, model.hasMore, model.isBusy);
  if (current.state !== 'ready') {
    return (
      <Pending
        className="t-msg__wait"
        state={current.state}
        height={102}
        text={'text' in current ? say(current.text) : undefined}
        retry={texts.retry}
        onRetry={model.load}
      />
    );
  }
  return (
    <>
      {current.isOld && (
        <p className="t-msg__wait t-s12 t-warn">
          {texts.isOld} <LinkButton onClick={model.load}>{texts.retry}</LinkButton>
        </p>
      )}
      {rows.length === 0 && (
        <p className="t-msg__wait t-3">
          {texts.none}
          <br />
          <span className="t-s12">{texts.noneText}</span>
        </p>
      )}
      <ul className="t-msgs">
        {rows.slice(0, limit).map((message) => (
          <Item key={message.id} message={message} model={model} onOpened={onOpened} />
        ))}
      </ul>
      {limit === undefined && hasMore && (
        <Button busy={isBusy} onClick={() => void model.more()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

/** The page of an order, or of a case: an approver's and an applicant's differ. */
const placeOf = ({ kind, caseNo: no, decideBy, orderId, type }: Message, isCompany: boolean) =>
  kind === 'join'
    ? { route: isCompany ? 'credit_member_list' : 'my_center_index', params: {} }
    : kind === 'bill'
      ? { route: 'business_bill', params: {} }
      : kind === 'budget'
        ? { route: 'travel_audit', params: { set: 'budgets' } }
        : decideBy
          ? { route: 'travel_audit_details', params: { link: decideBy } }
          : no
            ? { route: kind === 'approve' ? 'travel_audit_details' : 'travel_apply_details', params: { no } }
            : (orderPlaceOf(type, orderId) ?? { route: 'order_list', params: {} });

function Item({ message, model, onOpened }: { message: Message; model: MessagesModel; onOpened: () => void }) {
  const texts = useMessageTexts();
  const services = useServices();
  const { langOf } = useSay();
  const { id, kind, title, text, at, isRead, subject } = message;
  const { route, params } = placeOf(message, levelOf(services.session.user.peek()) === '70');
  const link = linkToNamed(services, route, params);
  return (
    <li className={cx('t-msg', !isRead && 'is-new')}>
      <div className="t-row">
        <Tag kind={tags[kind]}>{texts.kinds[kind]}</Tag>
        <LinkButton
          href={link.href}
          onClick={() => {
            if (!isRead) void model.read(id);
            onOpened();
            link.onClick();
          }}
        >
          <span lang={langOf(title)}>{title}</span>
          {!isRead && <span className="t-vh">{texts.unread}</span>}
        </LinkButton>
        <time className="t-end t-s12 t-3">{texts.moment(at, services.clock.today())}</time>
      </div>
      <p className="t-s13 t-2" lang={langOf(subject)}>
        {subject}
      </p>
      <p className="t-s12 t-3" lang={langOf(text)}>
        {text}
      </p>
    </li>
  );
}
