import { useState } from 'react';
import type { EmployeeDetail } from '#contract/company-people.ts';
import { dayOf } from '#domain/china-time.ts';
import { isPresent } from '#domain/company/people.ts';
import type { StateChange } from '#domain/company/people.ts';
import { useLater } from '#kit/part.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { createInvite, createWithdraw } from './form-model.ts';
import type { formTexts as ownTexts } from './form-texts.ts';
import type { EmployeesModel } from '../model.ts';

export interface AccountProps {
  known: EmployeeDetail;
  texts: typeof ownTexts;
  model: EmployeesModel;
  onChange: ((one: EmployeeDetail) => void) | undefined;
}

/** Invitation, disabling and leaving, and what has to be settled before. */
export function Account({ known, texts, model, onChange }: AccountProps) {
  const services = useServices();
  const [asked, ask] = useState<StateChange | null>(null);
  const part = useLater(asked !== null, () => import('./StateDialog.tsx'));
  const invite = useModel(() => createInvite(services, texts, () => model.settle()));
  const withdraw = useModel(() =>
    createWithdraw(services, texts, () => {
      model.open(undefined);
      return model.settle();
    }),
  );
  const { join } = known;
  const guards = isPresent(known.state) ? texts.guards(known.guards) : [];
  const changes: StateChange[] = isPresent(known.state)
    ? ['disable', 'leave']
    : known.state === 'disabled'
      ? ['restore', 'leave']
      : join
        ? []
        : ['restore'];
  return (
    <FormPart title={texts.account}>
      {guards.length > 0 && (
        <Alert kind="warn" className="is-wide">
          {guards.join(texts.stop)}
        </Alert>
      )}
      {join && (
        <Alert kind={join.state === 'asked' ? 'info' : 'warn'} className="is-wide">
          {texts.joinText[join.state](dayOf(join.until))}
          {join.reason && texts.joinReason(join.reason)}
        </Alert>
      )}
      <p className="is-wide t-s12 t-3">
        {[
          join && texts.askedAt(join.askedAt.slice(0, 16)),
          known.state === 'invited' && known.invitedAt && texts.invitedAt(known.invitedAt.slice(0, 16)),
          known.leftAt && texts.leftAt(dayOf(known.leftAt)),
          known.updatedAt && texts.lastChange(known.updatedBy, dayOf(known.updatedAt)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="is-wide t-row t-row--wrap">
        {(known.state === 'invited' || (join && join.state !== 'elsewhere')) && (
          <Button size="sm" onClick={() => void invite.run(known)}>
            {join ? texts.askAgain : texts.invite}
          </Button>
        )}
        {join && (
          <Button size="sm" onClick={() => void withdraw.run(known)}>
            {texts.withdraw}
          </Button>
        )}
        {changes.map((change) => (
          <Button key={change} size="sm" onClick={() => ask(change)}>
            {texts[change]}
          </Button>
        ))}
      </div>
      {asked && part && (
        <part.StateDialog
          one={known}
          change={asked}
          onClose={() => ask(null)}
          onDone={(one) => {
            ask(null);
            onChange?.(one);
            void model.settle();
          }}
        />
      )}
    </FormPart>
  );
}
