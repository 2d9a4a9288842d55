import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import type { PartnerApplication } from '#contract/partner.ts';
import { isMobilePhone, phoneOf } from '#domain/account/phone.ts';
import { cooperationKinds } from '#domain/partner/application-rules.ts';
import { applicationStatusNames, isApplicationNo } from '#domain/partner/application-status.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { TagKind } from '#ui/display/Tag.tsx';
import { Timeline } from '#ui/display/Timeline.tsx';
import type { TimelineItem } from '#ui/display/Timeline.tsx';
import type { StatusModel } from './status.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

export function StatusCard({ model }: { model: StatusModel }) {
  const texts = useTexts('partner-plan', ownTexts);
  const found = useValue(model.found);
  return (
    <Card
      title={texts.statusTitle}
      end={
        found && (
          <LinkButton className="t-s13" onClick={model.again}>
            {texts.back}
          </LinkButton>
        )
      }
    >
      {found ? <Found application={found} takesFocus={model.takesFocus()} /> : <AskForm model={model} />}
    </Card>
  );
}

function AskForm({ model }: { model: StatusModel }) {
  const texts = useTexts('partner-plan', ownTexts);
  const { applicationNo, mobilePhone } = useValue(model.question);
  const tries = useValue(model.tries);
  const tried = tries > 0;
  const busy = useValue(model.busy);
  const failure = useValue(model.failure);
  const element = useRef<HTMLFormElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    model.ask();
  };
  useEffect(() => {
    if (model.takesFocus()) element.current?.querySelector('input')?.focus();
  }, [model]);
  useEffect(() => {
    if (tried) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  return (
    <form ref={element} className="t-col pp-ask" noValidate aria-label={texts.statusTitle} onSubmit={onSubmit}>
      <Field
        label={texts.applicationNo}
        required
        hint={texts.applicationNoHint}
        error={tried && !isApplicationNo(applicationNo) ? texts.applicationNoBad : undefined}
      >
        {(aria) => (
          <Input
            {...aria}
            value={applicationNo}
            onInput={(text) => model.edit({ applicationNo: text })}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label={texts.mobilePhone}
        required
        error={tried && !isMobilePhone(mobilePhone) ? '请正确输入手机号码' : undefined}
      >
        {(aria) => (
          <Input
            {...aria}
            value={mobilePhone}
            onInput={(text) => model.edit({ mobilePhone: phoneOf(text) })}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
          />
        )}
      </Field>
      {failure && <Alert kind="bad">{failure === 'unreached' ? texts.findFailed : failure.said}</Alert>}
      <Button type="submit" busy={busy} block>
        {texts.find}
      </Button>
    </form>
  );
}

const kinds: Readonly<Record<PartnerApplication['status'], TagKind>> = {
  submitted: 'info',
  reviewing: 'warn',
  approved: 'ok',
  rejected: 'bad',
};

function Found({ application, takesFocus }: { application: PartnerApplication; takesFocus: boolean }) {
  const texts = useTexts('partner-plan', ownTexts);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) part.current?.focus();
  }, []);
  const { status, applicationNo, company, kind } = application;
  return (
    <div ref={part} tabIndex={-1} className="t-col pp-found" role="status">
      <div className="t-row">
        <b>{applicationNo}</b>
        <Tag kind={kinds[status]} className="t-end">
          {applicationStatusNames[status]}
        </Tag>
      </div>
      <KeyValue
        items={[
          [texts.forCompany, company],
          [texts.kind, cooperationKinds.find(({ value }) => value === kind)?.label],
        ]}
      />
      <Timeline items={stepsOf(application, texts)} />
    </div>
  );
}

function stepsOf(
  { status, appliedAt, reviewedAt, decidedAt, reason }: PartnerApplication,
  texts: Texts,
): TimelineItem[] {
  const at = (moment: string | undefined) => moment?.slice(5, 16);
  const isDecided = status === 'approved' || status === 'rejected';
  return [
    { state: 'done', title: applicationStatusNames.submitted, time: at(appliedAt) },
    status === 'submitted'
      ? { state: 'now', title: texts.reviewing, detail: texts.reviewSoon }
      : { state: isDecided ? 'done' : 'now', title: texts.reviewing, time: at(reviewedAt) },
    isDecided
      ? {
          state: 'done',
          title: applicationStatusNames[status],
          time: at(decidedAt),
          detail: status === 'approved' ? texts.approvedText : reason,
        }
      : { state: 'next', title: texts.decision, detail: texts.decisionSoon },
  ];
}
