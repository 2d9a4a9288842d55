import type { BillDispute, BillDisputePost, CompanyBillDetail } from '#contract/company-bill.ts';
import { disputeReasonNames } from '#domain/company-bill/bill-state.ts';
import { showDay } from '#domain/china-time.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { products } from '#domain/product/products.ts';
import { showMoment } from '#domain/show-moment.ts';
import { showYuan } from '#domain/money.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { FilesField } from '#parts/application/FilesField.tsx';
import { sizeWords } from '#parts/application/files.ts';
import { saveAttachment } from '#parts/application/save-attachment.ts';
import { useFormSheet } from '#screens/FormScreen.tsx';
import { useArrival } from '#screens/use-arrival.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Avatar, Tag } from '#ui/display/Tag.tsx';
import { AreaField } from '#ui/form/more-fields.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { disputeLooks, familyIcons, filesAtMost } from '#parts/bill/looks.ts';
import type { DisputesModel } from './model.ts';
import type { DisputeTexts } from './texts.ts';

interface Props {
  dispute: BillDispute;
  bill: CompanyBillDetail;
  model: DisputesModel;
  t: DisputeTexts;
}

/** One dispute: the amounts of both sides, what was said, and the next word of the company. */
export function Thread({ dispute, bill, model, t }: Props) {
  const { state, product } = dispute;
  const box = useArrival<HTMLElement>(state);
  return (
    <section ref={box} className="t-card" aria-label={t.say(dispute.title)}>
      <div className="t-card__bd t-col">
        <div className="t-row t-row--top">
          <Icon of={familyIcons[products[product].family]} />
          <div>
            <div className="t-row t-row--wrap">
              <h2 className="t-h2">{t.say(dispute.title)}</h2>
              <Tag kind={disputeLooks[state]}>{t.states[state]}</Tag>
              <Tag kind="mute">{t.say(disputeReasonNames[dispute.reason])}</Tag>
            </div>
            <div className="t-s12 t-3">
              {t.line(
                showOrderNo(dispute.orderId),
                dispute.no,
                [dispute.travellers, dispute.department].filter(Boolean).join(' '),
              )}
            </div>
          </div>
        </div>
        <div className="t-row t-row--wrap">
          <div className="pr-figs">
            <div>
              <span className="t-s12 t-3">{t.bill}</span>
              <b>{showYuan(dispute.amount)}</b>
            </div>
            <div>
              <span className="t-s12 t-3">{t.yours}</span>
              <b>{showYuan(dispute.claim)}</b>
            </div>
            <div className={state === 'refused' ? 'is-over' : state === 'accepted' ? 'is-ok' : ''}>
              <span className="t-s12 t-3">{t.answer}</span>
              <b>
                {state === 'accepted'
                  ? `−${showYuan(dispute.credited)}`
                  : state === 'waiting' || state === 'withdrawn'
                    ? '—'
                    : showYuan(dispute.amount)}
              </b>
              <span className="t-s12 t-3">{t.answers[state]}</span>
            </div>
          </div>
        </div>
        {dispute.posts.map((post) => (
          <Post key={post.postId} post={post} t={t} />
        ))}
      </div>
      {dispute.answerBy && <Promised dispute={dispute} model={model} t={t} />}
      {(state === 'waiting' || state === 'refused') && <Reply dispute={dispute} bill={bill} model={model} t={t} />}
    </section>
  );
}

/** The day of the provider's answer; once it is over, the reminder. */
function Promised({ dispute, model, t }: Omit<Props, 'bill'>) {
  const today = useServices().clock.today();
  const busy = useValue(model.urge.busy);
  const { answerBy, mayUrge, urgedAt } = dispute;
  const isLate = today > answerBy;
  return (
    <div className="t-card__bd t-row t-row--wrap">
      <span className={isLate ? 't-s13 t-warn' : 't-s13 t-2'}>
        {(isLate ? t.late : t.promised)(showDay(answerBy, today))}
      </span>
      {urgedAt && <span className="t-s13 t-2">{t.urged(showMoment(urgedAt, today))}</span>}
      {mayUrge && (
        <Button size="sm" className="t-end" busy={busy !== null} onClick={() => void model.urge.run(dispute)}>
          {t.urge}
        </Button>
      )}
    </div>
  );
}

function Post({ post, t }: { post: BillDisputePost; t: DisputeTexts }) {
  const services = useServices();
  const at = showMoment(post.at, services.clock.today());
  if (post.side === 'note')
    return (
      <div className="t-row t-s12 t-3">
        <span className="t-grow">{t.say(post.text)}</span>
        {at}
      </div>
    );
  return (
    <div className="t-row t-row--top">
      <Avatar name={post.by} size="sm" />
      <div className="t-grow">
        <div className="t-row t-row--wrap">
          <b className="t-m">{post.by}</b>
          <span className="t-s12 t-3">{t[post.side]}</span>
          {post.decision && <Tag kind={post.decision === 'refused' ? 'warn' : 'ok'}>{t.decisions[post.decision]}</Tag>}
          <span className="t-end t-s12 t-3">{at}</span>
        </div>
        {post.text && <p className="pr-note">{post.text}</p>}
        {post.files.map(({ attachmentId, fileName, bytes }) => (
          <LinkButton key={attachmentId} onClick={() => void saveAttachment(services, attachmentId)}>
            {fileName} <span className="t-s12 t-3">{sizeWords(bytes)}</span>
          </LinkButton>
        ))}
      </div>
    </div>
  );
}

const nothing = () => undefined;

function Reply({ dispute, bill, model, t }: Props) {
  useFormSheet();
  const services = useServices();
  const own = model.replyTo(dispute.disputeId);
  const [text, lacks, attachments, fileFault, replying, withdrawing] = useValues(
    own.text,
    own.lacks,
    own.attachments,
    own.fileFault,
    model.reply.busy,
    model.withdraw.busy,
  );
  const isBusy = replying !== null || withdrawing !== null;
  const isRefused = dispute.state === 'refused';
  const send = (act: 'add' | 'accept' | 'appeal') => void model.send(dispute, act);
  return (
    <div className="t-card__bd t-col">
      <AreaField
        name="reply"
        label={t.reply}
        placeholder={isRefused ? t.replyHint : t.addHint}
        maxLength={500}
        value={text}
        error={lacks ? t.noText : undefined}
        onInput={(typed) => own.type(typed)}
        onBlur={nothing}
      />
      <FilesField {...t.fileField} files={own.files} attachments={attachments} most={filesAtMost} error={fileFault} />
      {isRefused && <p className="t-s12 t-3">{t.deadline(showDay(bill.confirmBy, services.clock.today()))}</p>}
      <div className="t-row t-row--wrap">
        <Button kind="text" disabled={isBusy} onClick={() => void model.withdraw.run(dispute)}>
          {t.withdraw}
        </Button>
        <span className="t-end t-row">
          {isRefused ? (
            <>
              {dispute.mayAppeal && (
                <Button disabled={isBusy} onClick={() => send('appeal')}>
                  {t.appeal}
                </Button>
              )}
              <Button kind="primary" busy={isBusy} onClick={() => send('accept')}>
                {t.accept}
              </Button>
            </>
          ) : (
            <Button busy={isBusy} onClick={() => send('add')}>
              {t.add}
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}
