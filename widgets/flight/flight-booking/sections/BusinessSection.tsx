import type { Verified } from '#contract/flight.ts';
import { overReasons } from '#domain/corporate/over-reason.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/select/Select.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Verdict } from './Verdict.tsx';
import type { BookingModel } from '../model.ts';
import { isForbidden, needsReason } from '../order/problems.ts';
import { businessTexts as t } from '../texts-business.ts';
import { texts } from '../texts.ts';

/** The company's side: its standard, why this trip, and why above the standard. */
export function BusinessSection({ model, verified }: { model: BookingModel; verified: Verified }) {
  const { form } = model;
  const services = useServices();
  const draft = useValue(form.values);
  const problems = useValue(form.errors);
  const overs = verified.segments.filter(({ seat }) => seat.standard && seat.standard.verdict !== 'ok');
  const toPrivate = () => services.navigate('air_order_info', services.place.peek().query);
  return (
    <Card className="fb-sec" title={t.title} sub={verified.standard?.summary}>
      {overs.map(({ triptype, flight, seat }) => (
        <Alert key={triptype} kind={seat.standard?.verdict === 'forbidden' ? 'bad' : 'over'} className="fb-over">
          <b>{flight.flightNo}</b> <Verdict seat={seat} /> {seat.standard?.reason}
        </Alert>
      ))}
      {isForbidden(verified) && (
        <Alert
          kind="bad"
          className="fb-over"
          action={
            <Button size="sm" onClick={toPrivate}>
              {texts.toPrivate}
            </Button>
          }
        >
          {t.forbiddenText}
        </Alert>
      )}
      {needsReason(verified) && (
        <Field className="fb-over" label={t.overReason} required error={problems['overReason']}>
          {(aria) => (
            <div className="t-col">
              <div className="t-row t-row--wrap">
                {overReasons.map((reason) => (
                  <Chip
                    key={reason}
                    size="sm"
                    on={draft.overReason === reason}
                    onClick={() => form.edit({ overReason: reason })}
                  >
                    {reason}
                  </Chip>
                ))}
              </div>
              <TextArea
                {...aria}
                value={draft.overReason}
                maxLength={200}
                onInput={(overReason) => form.edit({ overReason })}
                onBlur={() => form.leave('overReason')}
              />
            </div>
          )}
        </Field>
      )}
      <div className="fb-g">
        <Field className="fb-rest" label={t.travelReason}>
          {(aria) => (
            <Input
              {...aria}
              value={draft.travelReason}
              maxLength={200}
              placeholder={t.travelReasonHint}
              onInput={(travelReason) => form.edit({ travelReason })}
            />
          )}
        </Field>
        {verified.costCenters.length > 0 && (
          <Field label={t.costCenter}>
            {(aria) => (
              <Select
                {...aria}
                value={draft.costCenter}
                options={[
                  { value: '', label: t.costCenterNone },
                  ...verified.costCenters.map((name) => ({ value: name, label: name })),
                ]}
                onChange={(costCenter) => form.edit({ costCenter })}
              />
            )}
          </Field>
        )}
      </div>
    </Card>
  );
}
