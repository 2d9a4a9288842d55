import { useState } from 'react';
import type { AuditDetail } from '#contract/approval.ts';
import type { CompanySubject } from '#contract/company-people.ts';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { approvers } from '#parts/company/approvers.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { Reasons } from '#parts/process/decision/Reasons.tsx';
import { Held } from '#parts/process/hurry/Held.tsx';
import { useFormSheet } from '#screens/FormScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { AreaField, SelectField } from '#ui/form/more-fields.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import type { CaseTexts } from './case-texts.ts';
import type { Asked } from './DecisionBar.tsx';
import type { CaseModel } from './model.ts';

interface Props {
  asked: Asked;
  known: AuditDetail;
  model: CaseModel;
  t: CaseTexts;
  onClose(): void;
}

const nothing = () => undefined;

/** The second press of a decision on a phone, and the dialogs of other people. */
export const Dialogs = (props: Props) =>
  props.asked === 'agree' || props.asked === 'refuse' ? <Decide {...props} /> : <People {...props} />;

/** The parts of an order's sum, where there are two. */
function splitOf({ kind, total, ownShare }: AuditDetail, t: CaseTexts): (readonly [string, string])[] {
  if (kind !== 'order' || !ownShare) return [];
  const company = yuanOf(fenOf(total) - fenOf(ownShare));
  return [
    [t.byCompany, showYuan(company)],
    [t.byTraveller, showYuan(ownShare)],
  ];
}

/** The department's budget before and after: 88.2% → 89.9%. */
function budgetOf({ departmentBudget }: AuditDetail, t: CaseTexts): (readonly [string, string])[] {
  if (!departmentBudget) return [];
  const [total, used, asked] = [departmentBudget.total, departmentBudget.used, departmentBudget.asked].map(fenOf);
  if (!total || used === undefined || asked === undefined) return [];
  const percent = (part: number): string => `${((part / total) * 100).toFixed(1)}%`;
  return [[t.departmentBudget, `${percent(used)} → ${percent(used + asked)}`]];
}

function Decide({ asked, known, model, t, onClose }: Props) {
  useFormSheet();
  const [comment, lacks, busy] = useValues(model.comment, model.needsComment, model.decide.busy);
  const { say } = useSay();
  const isAgree = asked === 'agree';
  // The case is read again while the dialog closes: it keeps what was decided about.
  const [sent, keep] = useState<AuditDetail | null>(null);
  const shown = sent ?? known;
  const decide = async () => {
    keep(known);
    const isDecided = await model.decideNow(known, isAgree);
    keep(null);
    if (isDecided || (!model.needsComment.peek() && !known.mine)) onClose();
  };
  return (
    <Dialog
      open
      title={isAgree ? t.agreeTitle : t.refuseTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.back}</Button>
          <Button kind={isAgree ? 'primary' : 'danger'} busy={busy !== null} onClick={() => void decide()}>
            {isAgree ? t.confirmAgree : t.confirmRefuse}
          </Button>
        </>
      }
    >
      <div className="t-col">
        {isAgree ? (
          <KeyValue
            items={[
              [t.totals[shown.kind], `¥${formatYuan(shown.total, true)}`],
              ...splitOf(shown, t),
              ...budgetOf(shown, t),
              [t.ifAgreed, say(shown.mine?.ifAgreed)],
            ]}
          />
        ) : (
          <>
            <Alert kind="over">{say(shown.mine?.ifRefused)}</Alert>
            <Reasons reasons={t.reasons} value={comment} onPick={model.type} />
          </>
        )}
        <AreaField
          name="comment"
          label={isAgree ? t.agreeComment : t.refuseComment}
          required={!isAgree}
          maxLength={300}
          value={comment}
          error={lacks ? t.needsComment : undefined}
          onInput={(text) => model.type(text)}
          onBlur={nothing}
        />
      </div>
    </Dialog>
  );
}

/** Hands the task on to a colleague, or adds approvers before or after the member. */
function People({ asked, known, model, t, onClose }: Props) {
  useFormSheet();
  const { say } = useSay();
  const isAdd = asked === 'add';
  const isReassigned = asked === 'reassign';
  const open = known.timeline.filter(({ state }) => state === 'open');
  const [taskId, from] = useState(open[0]?.taskId ?? '');
  const [people, choose] = useState<readonly CompanySubject[]>([]);
  const [place, setPlace] = useState<'before' | 'after'>('before');
  const [comment, type] = useState('');
  const [lacks, setLacks] = useState(false);
  const [handing, adding] = useValues(model.handOn.busy, model.add.busy);
  const send = async () => {
    const [first] = people;
    setLacks(!first);
    if (!first) return;
    const isDone = isAdd
      ? await model.add.run({ toIds: people.map(({ id }) => id), place, comment })
      : await model.handOn.run({ toId: first.id, comment, ...(isReassigned && { taskId }) });
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      title={isAdd ? t.addTitle : isReassigned ? t.reassignTitle : t.handOnTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button kind="primary" busy={handing !== null || adding !== null} onClick={() => void send()}>
            {isAdd ? t.add : isReassigned ? t.reassign : t.handOn}
          </Button>
        </>
      }
    >
      <div className="t-col">
        <p className="t-s13 t-2">{`${say(known.title)} · ${known.applicant.name}`}</p>
        {isAdd && (
          <>
            <Held of={known} />
            <Segment
              label={t.addPlace}
              value={place}
              items={(['before', 'after'] as const).map((value) => ({ value, label: t.places[value] }))}
              onChange={setPlace}
            />
            <p className="t-s12 t-3">{t.placeHints[place]}</p>
          </>
        )}
        {isReassigned && (
          <SelectField
            name="taskId"
            label={t.reassignFrom}
            value={taskId}
            options={open.map((step) => ({ value: step.taskId, label: `${say(step.name)} · ${say(step.role)}` }))}
            error={undefined}
            onInput={from}
            onBlur={nothing}
          />
        )}
        <PeopleField
          name="people"
          label={isAdd ? t.addWho : isReassigned ? t.reassignTo : t.handOnTo}
          hint={isAdd ? undefined : isReassigned ? t.reassignHint : t.handOnHint}
          required
          most={isAdd ? 10 : 1}
          without={[known.applicant.employeeId]}
          source={approvers}
          value={people}
          error={lacks && !people.length ? t.choose : undefined}
          onInput={choose}
          onBlur={nothing}
        />
        <AreaField
          name="comment"
          label={t.addNote}
          maxLength={300}
          value={comment}
          error={undefined}
          onInput={type}
          onBlur={nothing}
        />
      </div>
    </Dialog>
  );
}
