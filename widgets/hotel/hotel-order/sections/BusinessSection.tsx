import { overStayReasons } from '#domain/corporate/over-reason.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { AreaField, SelectField, TextField } from '#ui/form/fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { PartProps } from './StayCard.tsx';
import { isForbidden, needsReason } from '../order/values.ts';

/** The company's side: its standard, the reason of the trip, and the reason for a room above the standard. */
export function BusinessSection({ model, verified, texts }: PartProps) {
  const { form } = model;
  const [{ overReason }, errors] = useValues(form.values, form.errors);
  const field = useFields(form);
  const { standard, rate, costCenters } = verified;
  const verdict = rate.standard;
  // The company's account is told of the standard of its guests once the order is sent.
  const asksReason = needsReason(verified) || overReason !== '' || !!errors['overReason'];
  return (
    <Card title={texts.businessTitle} sub={standard?.summary}>
      <div className="t-col">
        {verdict?.verdict === 'ok' && (
          <p>
            <Tag kind="ok">{texts.compliant}</Tag>
          </p>
        )}
        {verdict && verdict.verdict !== 'ok' && (
          <Alert
            kind={isForbidden(verified) ? 'bad' : 'over'}
            action={
              isForbidden(verified) && (
                <Button size="sm" onClick={() => model.changeTo({ travelType: 'private' })}>
                  {texts.toPrivate}
                </Button>
              )
            }
          >
            <b>
              {isForbidden(verified)
                ? texts.forbidden
                : texts.over(showFen(fenOf(verdict.overByNight)), verdict.overBy !== verdict.overByNight)}
            </b>{' '}
            {verdict.reason}
            {isForbidden(verified) && <p>{texts.forbiddenText}</p>}
          </Alert>
        )}
        <div className="t-form">
          {asksReason && (
            <>
              <div className="t-row t-row--wrap is-wide" role="group" aria-label={texts.overReason}>
                {overStayReasons.map((reason) => (
                  <Chip
                    key={reason}
                    size="sm"
                    on={overReason === reason}
                    onClick={() => form.edit({ overReason: reason })}
                  >
                    {reason}
                  </Chip>
                ))}
              </div>
              <AreaField {...field('overReason')} label={texts.overReason} required wide maxLength={200} />
            </>
          )}
          <TextField
            {...field('travelReason')}
            label={texts.travelReason}
            maxLength={200}
            placeholder={texts.travelReasonHint}
          />
          {costCenters.length > 0 && (
            <SelectField
              {...field('costCenter')}
              label={texts.costCenter}
              options={[
                { value: '', label: texts.costCenterNone },
                ...costCenters.map((name) => ({ value: name, label: name })),
              ]}
            />
          )}
        </div>
      </div>
    </Card>
  );
}
