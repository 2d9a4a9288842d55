import { useState } from 'react';
import type { CompanySubject } from '#contract/company-people.ts';
import type { FormOptions } from '#contract/application-form.ts';
import { mostTravellers } from '#domain/application/schema.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { External } from '#parts/application/External.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad } from '#ui/icons/icons-basic.ts';
import { iconPlus } from '#ui/icons/icons.ts';
import { useFormView } from '../context.ts';
import { withTravellers } from '#domain/application/legs.ts';
import type { FormTraveller } from '#parts/application/form/values.ts';

const keyOf = ({ kind, employeeId, name, mobilePhone }: FormTraveller): string =>
  `${kind} ${employeeId} ${employeeId ? '' : `${name} ${mobilePhone}`}`;

/** The applicant, colleagues, and people from outside. */
export function TravellersCard({ self }: { self: FormOptions['self'] }) {
  const { model, texts, values, errors } = useFormView();
  const [adding, setAdding] = useState<'colleague' | 'external' | null>(null);
  const { travellers } = values;
  const set = (next: FormTraveller[]) => {
    model.form.edit(withTravellers(values, next));
    model.form.leave('travellers');
  };
  const hasSelf = travellers.some(({ employeeId }) => employeeId === self.employeeId);
  const isFull = travellers.length >= mostTravellers;
  const error = Object.entries(errors).find(([path]) => path === 'travellers' || path.startsWith('travellers.'))?.[1];
  const open = (which: 'colleague' | 'external', label: string) => (
    <Button
      size="sm"
      disabled={isFull}
      pressed={adding === which}
      icon={<Icon of={iconPlus} size={16} />}
      onClick={() => setAdding(adding === which ? null : which)}
    >
      {label}
    </Button>
  );
  return (
    <Card title={texts.travellers} sub={travellers.length > 0 && texts.travellersCount(travellers.length)}>
      <div className="t-col">
        <div className="t-row t-row--wrap">
          {travellers.map((one, at) => (
            <Chip
              key={keyOf(one)}
              removeLabel={texts.remove(one.name)}
              onRemove={() => set(travellers.filter((_, other) => other !== at))}
            >
              {one.name}
              <Tag kind={one.kind === 'external' ? 'warn' : 'info'}>
                {one.kind === 'external'
                  ? texts.external
                  : one.employeeId === self.employeeId
                    ? texts.self
                    : texts.colleague}
              </Tag>
              {(one.note || one.mobilePhone) && <span className="t-s12 t-3">{one.note || one.mobilePhone}</span>}
            </Chip>
          ))}
          {!hasSelf && (
            <Button size="sm" onClick={() => set([{ kind: 'employee', mobilePhone: '', ...self }, ...travellers])}>
              {texts.addSelf}
            </Button>
          )}
          {open('colleague', texts.addColleague)}
          {open('external', texts.addExternal)}
        </div>
        {error && (
          <p className="t-err" role="alert">
            <Icon of={iconBad} size={14} />
            <span>{error}</span>
          </p>
        )}
        {adding === 'colleague' && (
          <PeopleField
            label={texts.addColleague}
            name="colleague"
            value={[]}
            error={undefined}
            without={travellers.map(({ employeeId }) => employeeId).filter(Boolean)}
            onInput={(chosen) => set([...travellers, ...chosen.map(employeeOf)])}
            onBlur={() => undefined}
          />
        )}
        {adding === 'external' && (
          <External
            onAdd={(one) => {
              set([...travellers, one]);
              setAdding(null);
            }}
            texts={texts}
            onCancel={() => setAdding(null)}
          />
        )}
        {travellers.some(({ kind }) => kind === 'external') && <p className="t-s12 t-3">{texts.externalNote}</p>}
      </div>
    </Card>
  );
}

const employeeOf = ({ id, name, note }: CompanySubject): FormTraveller => ({
  kind: 'employee',
  employeeId: id,
  name,
  note,
  mobilePhone: '',
});
