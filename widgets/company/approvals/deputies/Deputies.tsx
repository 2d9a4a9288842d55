import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Deputy } from '#contract/approval.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { approvers } from '#parts/company/approvers.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { focusQuietly } from '#ui/base/root-node.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { DateField, TextField } from '#ui/form/fields.tsx';
import { deputyTexts } from './deputy-texts.ts';
import type { DeputyTexts } from './deputy-texts.ts';
import { createDeputies } from './model.ts';

const one = { required: true, most: 1, source: approvers, wide: true } as const;
const looks = { planned: 'info', active: 'ok', over: 'mute' } as const;

/** The colleague who decides while the member is away. */
export function Deputies() {
  const services = useServices();
  const t = useTexts('approvalDeputies', deputyTexts);
  const { name } = services.place.peek();
  const model = useModel(() => createDeputies(services, t));
  const field = useFields(model.form);
  const leave = () => {
    if (!services.back()) services.navigate(name, {}, { replace: true });
  };
  return (
    <Loaded from={model.known} onBack={leave}>
      {(known) => (
        <FirstField>
          <FormScreen form={model.form} title={t.title} lead={t.lead} save={t.add} onLeave={leave}>
            {model.isCompany && <PeopleField {...field('awayId')} {...one} label={t.away} hint={t.awayHint} />}
            <PeopleField {...field('toId')} {...one} label={t.to} hint={t.toHint} without={model.own} />
            <DateField {...field('from')} label={t.from} required />
            <DateField {...field('to')} label={t.until} hint={t.untilHint} required />
            <TextField {...field('note')} label={t.note} maxLength={60} wide />
          </FormScreen>
          <div className="t-page t-col">
            <Card title={t.now}>
              <List rows={known.rows} t={t} onEnd={(row) => void model.end.run(row)} />
            </Card>
            {known.standsFor.length > 0 && (
              <Card title={t.others}>
                <List rows={known.standsFor} t={t} />
              </Card>
            )}
          </div>
        </FirstField>
      )}
    </Loaded>
  );
}

/** The form takes the focus as it opens. */
function FirstField({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusQuietly(box.current?.querySelector<HTMLElement>('form input')), []);
  return <div ref={box}>{children}</div>;
}

/** A moment to the minute; the last one of a day in words. */
const untilWords = (to: string, t: DeputyTexts): string =>
  to.slice(11, 16) === '23:59' ? `${to.slice(0, 10)} ${t.dayEnds}` : to.slice(0, 16);

function List({ rows, t, onEnd }: { rows: readonly Deputy[]; t: DeputyTexts; onEnd?: (row: Deputy) => void }) {
  if (rows.length === 0) return <p className="t-s13 t-3 is-wide">{t.none}</p>;
  return (
    <ul className="t-col is-wide">
      {rows.map((row) => (
        <li key={row.deputyId} className="t-row t-row--wrap">
          <Tag kind={looks[row.state]}>{t.states[row.state]}</Tag>
          <div className="t-grow">
            {t.line(row.name, row.toName)}
            <div className="t-s12 t-3">
              {[`${row.from.slice(0, 16)} – ${untilWords(row.to, t)}`, row.tasks > 0 && t.tasks(row.tasks), row.note]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </div>
          {onEnd && row.state !== 'over' && (
            <Button kind="text" size="sm" onClick={() => onEnd(row)}>
              {t.end}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
