import { useRef, useState } from 'react';
import type { Joining, JoinInvitation } from '#contract/company-join.ts';
import { dayOf } from '#domain/china-time.ts';
import { useValue } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { AreaField } from '#ui/form/more-fields.tsx';
import { createJoinAnswer, createShareDocuments } from './model.ts';
import { joiningTexts as ownTexts } from './texts.ts';

/** Companies that ask the member to join, and the one that they have joined. */
export function JoiningCards({ known }: { known: Resource<Joining> }) {
  const data = useValue(known.data);
  return (
    <>
      {data?.invitations.map((one) => (
        <Invitation key={one.joinId} one={one} known={known} />
      ))}
      {data?.joined && <Joined joined={data.joined} known={known} />}
    </>
  );
}

function Invitation({ one, known }: { one: JoinInvitation; known: Resource<Joining> }) {
  const services = useServices();
  const texts = useTexts('account-joining', ownTexts);
  const answer = useModel(() => createJoinAnswer(services, texts, known));
  const busy = useValue(answer.busy);
  const [shareDocuments, setShare] = useState(false);
  const [reason, setReason] = useState('');
  // A press may come before the typed text is rendered.
  const typed = useRef('');
  const [isRefusing, setRefusing] = useState(false);
  const { companyName, askedBy, until, realName, deptName, position, jobNumber } = one;
  const facts = [
    [texts.askedBy, `${companyName} ${askedBy}`],
    [texts.as, [realName, deptName, position, texts.jobNumber(jobNumber)].filter(Boolean).join(' · ')],
    [texts.sees, texts.seesText],
    [texts.keeps, texts.keepsText],
  ] as const;
  const run = (agree: boolean) => void answer.run({ invitation: one, agree, shareDocuments, reason: typed.current });
  return (
    <Card title={texts.lead(companyName)} sub={texts.until(dayOf(until))}>
      <div className="t-col">
        <KeyValue items={facts} />
        <p className="t-s12 t-3">{texts.rules}</p>
        {isRefusing ? (
          <AreaField
            name={`reason-${one.joinId}`}
            label={texts.reason}
            value={reason}
            error={undefined}
            maxLength={100}
            rows={2}
            onInput={(text) => {
              typed.current = text;
              setReason(text);
            }}
            onBlur={() => undefined}
          />
        ) : (
          <Checkbox name={`share-${one.joinId}`} checked={shareDocuments} onChange={setShare}>
            {texts.share}
          </Checkbox>
        )}
        <div className="t-row t-row--wrap">
          {isRefusing ? (
            <>
              <Button kind="danger" busy={busy !== null} onClick={() => run(false)}>
                {texts.refuseYes}
              </Button>
              <Button onClick={() => setRefusing(false)}>{texts.back}</Button>
            </>
          ) : (
            <>
              <Button kind="primary" busy={busy !== null} onClick={() => run(true)}>
                {texts.agree}
              </Button>
              <Button onClick={() => setRefusing(true)}>{texts.refuse}</Button>
            </>
          )}
        </div>
      </div>
    </Card>
  );
}

function Joined({ joined, known }: { joined: NonNullable<Joining['joined']>; known: Resource<Joining> }) {
  const services = useServices();
  const texts = useTexts('account-joining', ownTexts);
  const share = useModel(() => createShareDocuments(services, texts, known));
  const { companyName, since, sharesDocuments } = joined;
  return (
    <Card title={texts.joinedTitle} sub={texts.joined(companyName, dayOf(since))}>
      <div className="t-row t-row--wrap t-s13">
        <span>{sharesDocuments ? texts.sharing : texts.notSharing}</span>
        <LinkButton onClick={() => void share.run(!sharesDocuments)}>
          {sharesDocuments ? texts.stopSharing : texts.startSharing}
        </LinkButton>
      </div>
    </Card>
  );
}
