import { useState } from 'react';
import type { CompanySettlement } from '#contract/settlement.ts';
import { leftOrExceeded, usedOrSurplus } from '#domain/company-bill/bill-state.ts';
import { fenOf, showSigned, showYuan } from '#domain/money.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import type { SettlementFormModel } from './form-model.ts';
import { createWithdraw } from './limit-model.ts';
import type { Texts } from './texts.ts';

interface CreditPartProps {
  form: SettlementFormModel;
  known: CompanySettlement;
  t: Texts;
  take(now: CompanySettlement): void;
}

const dots = { ok: 'ok', warn: 'warn', full: 'bad', exceeded: 'bad' } as const;
const tags = { open: 'info', granted: 'ok', refused: 'bad', withdrawn: 'mute' } as const;

/** The credit line, its warning level, and the wish for another limit. */
export function CreditPart({ form, known, t, take }: CreditPartProps) {
  const services = useServices();
  const { credit, request } = known;
  const [isAsking, ask] = useState(false);
  const dialog = useLater(isAsking, () => import('./AskLimit.tsx'));
  const withdraw = useModel(() => createWithdraw(services, t, take));
  const { warnAt } = useValue(form.terms);
  const field = useFields(form);
  const used = usedOrSurplus(credit.used);
  const left = leftOrExceeded(credit.available);
  const state = credit.stopped
    ? t.stopped
    : used.isSurplus
      ? t.looks.ok
      : t.percentUsed(t.looks[credit.look], credit.percent);
  const warnHint = warnAt > 0 ? t.warnHint(showSigned(Math.ceil((fenOf(credit.limit) * warnAt) / 100))) : t.warnNever;
  return (
    <FormPart
      title={t.credit}
      end={request?.state !== 'open' && <LinkButton onClick={() => ask(true)}>{t.ask}</LinkButton>}
    >
      {credit.stopped && (
        <Alert kind="bad" className="is-wide" action={<RouteLink to="finance_enterprise_bill">{t.toBills}</RouteLink>}>
          {t.say(credit.stopped)}
        </Alert>
      )}
      <KeyValue
        items={[
          [t.say(left.label), <b key="left">{showYuan(left.yuan)}</b>],
          [t.say(used.label), showYuan(used.yuan)],
          [t.frozen, fenOf(credit.frozen) ? showYuan(credit.frozen) : ''],
          [t.limit, showYuan(credit.limit)],
          [
            t.state,
            <Dot key="state" kind={credit.stopped ? 'bad' : dots[credit.look]} className="t-s13">
              {state}
            </Dot>,
          ],
        ]}
      />
      <TextField
        {...field('warnAt')}
        label={t.warnAt}
        hint={warnHint}
        inputMode="numeric"
        maxLength={3}
        after={t.percent}
      />
      {request ? (
        <div className="is-wide t-row t-row--wrap t-s13" role="status">
          <Tag kind={tags[request.state]}>{t.states[request.state]}</Tag>
          <span>{t.request(showYuan(request.limit), request.askedBy, request.askedAt.slice(0, 16))}</span>
          {request.answer && <span className="t-2">{request.answer}</span>}
          {request.state === 'open' && (
            <LinkButton onClick={() => void withdraw.run(request.no)}>{t.withdraw}</LinkButton>
          )}
        </div>
      ) : (
        <p className="is-wide t-s13 t-3">{t.byProvider}</p>
      )}
      {dialog && isAsking && (
        <dialog.AskLimit
          limit={credit.limit}
          t={t}
          onClose={() => ask(false)}
          onDone={(now) => {
            ask(false);
            take(now);
          }}
        />
      )}
    </FormPart>
  );
}
