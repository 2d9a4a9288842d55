import { useLayoutEffect, useRef, useState } from 'react';
import { companyPeople as calls } from '#contract/company-people.ts';
import type { EmployeeDetail } from '#contract/company-people.ts';
import type { CertType } from '#contract/passenger.ts';
import { phoneOf } from '#domain/account/phone.ts';
import { dayOf } from '#domain/china-time.ts';
import { flagWords, isPresent, tripFlags } from '#domain/company/people.ts';
import { certTypeLabel } from '#domain/passenger/documents/cert-types.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { effectsAsked } from '#parts/company/effects/asked.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { focusText } from '#ui/base/root-node.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { CheckField, DateField, PhoneField, TextField } from '#ui/form/fields.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { useBeginInView } from '#ui/journey/begin-in-view.ts';
import { onEscape, useFocusBack } from '../beside.ts';
import { StateDot } from '../columns.tsx';
import { departmentOptions, hasHeadFor } from '#parts/company/departments/department-tree.ts';
import { Account } from './Account.tsx';
import type { AccountProps } from './Account.tsx';
import { createEmployeeForm } from './form-model.ts';
import { formTexts as ownTexts } from './form-texts.ts';
import type { EmployeesModel } from '../model.ts';

interface PanelProps {
  id: string;
  model: EmployeesModel;
  isBeside: boolean;
}

/** The form of an employee, beside the list or as a page; `new` is one to be made. */
export function EmployeePanel({ id, model, isBeside }: PanelProps) {
  const shown = (
    <>{id === 'new' ? <Form known={null} {...{ model, isBeside }} /> : <Known {...{ id, model, isBeside }} />}</>
  );
  const element = useFocusBack<HTMLElement>();
  useBeginInView(element);
  return isBeside ? (
    <aside ref={element} className="cmp-panel">
      {shown}
    </aside>
  ) : (
    shown
  );
}

function Known({ id, model, isBeside }: PanelProps) {
  const detail = useResource(calls.detail, { employeeId: Number(id) || 1 });
  return (
    <Loaded from={detail} onBack={() => model.open(undefined)}>
      {(known) => (
        <Form key={known.version} known={known} model={model} isBeside={isBeside} onChange={(one) => detail.set(one)} />
      )}
    </Loaded>
  );
}

interface FormProps {
  known: EmployeeDetail | null;
  model: EmployeesModel;
  isBeside: boolean;
  onChange?(one: EmployeeDetail): void;
}

function Form({ known, model, isBeside, onChange }: FormProps) {
  const services = useServices();
  const texts = useTexts('employeeForm', ownTexts);
  const { say } = useSay();
  const [tree, levels, { departmentId }] = useValues(model.tree.data, model.levels.data, model.list.filters);
  const form = useModel(() =>
    createEmployeeForm(services, { known, departmentId }, (one) => {
      services.say.toast(known ? texts.saved : one.join ? texts.asked : texts.added, 'ok');
      onChange?.(one);
      if (!known) void model.open(isBeside ? one.id : undefined);
      // The next one in need of help follows a mended employee, not a new one, who is looked at.
      void (known ? model.saved(one.id) : model.settle());
    }),
  );
  const [values] = useValues(form.values);
  const field = useFields(form);
  const level = levels?.levels.find(({ id }) => String(id) === values.levelId);
  const hasHead = hasHeadFor(tree, Number(values.departmentId), known?.id);
  const asked = effectsAsked(known, {
    departmentId: Number(values.departmentId),
    levelId: Number(values.levelId) || null,
    managerId: values.managerId[0]?.id ?? null,
    costCenterCode: values.costCenterCode,
  });
  const effects = useLater(asked !== null, () => import('#parts/company/effects/Effects.tsx'));
  const isFixed = known !== null && known.hasLoggedIn;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => focusText(element.current?.querySelector('h2')), []);
  useLayoutEffect(() => model.hold(form.mayLeave), [model, form]);
  const leave = () => void model.open(undefined);
  return (
    <div ref={element} onKeyDown={isBeside ? onEscape(leave) : undefined}>
      <FormScreen
        form={form}
        isBeside={isBeside}
        title={known ? known.realName : texts.newTitle}
        lead={known ? <StateDot {...known} say={say} /> : texts.newLead}
        onLeave={leave}
      >
        <FormPart title={texts.basic}>
          <TextField
            {...field('realName')}
            label={texts.realName}
            required
            maxLength={30}
            hint={known?.pinyin && texts.pinyin(known.pinyin)}
          />
          <TextField {...field('jobNumber')} label={texts.jobNumber} required maxLength={20} />
          <PhoneField
            {...field('mobilePhone')}
            label={texts.mobilePhone}
            required={!known}
            disabled={isFixed}
            placeholder={known?.mobilePhone}
            hint={
              known && (known.join ? texts.phoneAsked : isFixed ? texts.phoneFixed : texts.phoneKept(known.mobilePhone))
            }
            keep={phoneOf}
          />
          <TextField {...field('position')} label={texts.position} maxLength={30} />
          <DateField {...field('joinedOn')} label={texts.joinedOn} />
        </FormPart>
        <FormPart title={texts.organisation}>
          <SearchField {...field('departmentId')} label={texts.department} required options={departmentOptions(tree)} />
          <SelectField
            {...field('costCenterCode')}
            label={texts.costCenter}
            options={[
              { value: '', label: texts.fromDepartment },
              ...(tree?.costCenters ?? []).map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
            ]}
          />
          <PeopleField
            {...field('managerId')}
            label={texts.manager}
            hint={hasHead ? texts.managerHint : texts.managerNone}
            most={1}
            wide
            {...(known && { without: [known.id] })}
          />
          {!hasHead && (
            <LinkButton className="is-wide" onClick={() => void model.setHead(Number(values.departmentId))}>
              {texts.setHead}
            </LinkButton>
          )}
        </FormPart>
        <FormPart title={texts.levelAndRules}>
          <SelectField
            {...field('levelId')}
            label={texts.level}
            wide
            options={[
              { value: '', label: texts.noLevel },
              ...(levels?.levels ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          {level && (
            <ul className="is-wide cmp-flags t-s13">
              {tripFlags.map((flag) => {
                const isOn = Number(level.tripLevel[flag]) === 1;
                return (
                  <li key={flag} className={isOn ? 'is-on' : 't-3'}>
                    {say(flagWords[flag][isOn ? 0 : 1])}
                  </li>
                );
              })}
            </ul>
          )}
          <CheckField {...field('canAudit')} label={texts.canAudit} wide>
            {texts.mayAudit}
          </CheckField>
          {asked && effects && <effects.Effects asked={asked} />}
        </FormPart>
        {known && <Documents known={known} texts={texts} onChange={onChange} />}
        {known && <Account known={known} texts={texts} model={model} onChange={onChange} />}
      </FormScreen>
    </div>
  );
}

/** The employee's documents as a traveller: numbers masked until they are asked for; the server logs each look. */
function Documents({ known, texts, onChange }: Omit<AccountProps, 'model'>) {
  const services = useServices();
  const { say } = useSay();
  const [isOpen, open] = useState(false);
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const part = useLater(isOpen, () => import('#parts/company/document/DocumentDialog.tsx'));
  const reveal = async (certType: CertType) => {
    const outcome = await services.api.send(calls.documentReveal, { employeeId: known.id, certType });
    if (outcome.ok) setNumbers((now) => ({ ...now, [certType]: outcome.data.certNo }));
  };
  return (
    <FormPart title={texts.documents} end={known.documentsAt && texts.documentsBy(dayOf(known.documentsAt))}>
      {known.documents.length ? (
        <dl className="is-wide t-col t-s13">
          {known.documents.map(({ certType, maskedNo, certValidDate }) => (
            <div key={certType} className="t-row">
              <dt className="t-3">{say(certTypeLabel(certType))}</dt>
              <dd>
                {numbers[certType] ?? maskedNo}{' '}
                {!numbers[certType] && (
                  <LinkButton
                    aria-label={`${texts.showNumber} ${say(certTypeLabel(certType))}`}
                    onClick={() => void reveal(certType)}
                  >
                    {texts.showNumber}
                  </LinkButton>
                )}
              </dd>
              <dd className="t-end t-3">{certValidDate}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="is-wide t-s13 t-3">
          {known.join ? texts.laterDocuments : known.sharesDocuments ? texts.noDocuments : texts.ownDocuments}
        </p>
      )}
      {isPresent(known.state) && known.sharesDocuments && (
        <div className="is-wide t-row">
          <Button size="sm" onClick={() => open(true)}>
            {texts.enterDocument}
          </Button>
        </div>
      )}
      {isOpen && part && (
        <part.DocumentDialog
          one={known}
          onClose={() => open(false)}
          onDone={(after) => {
            open(false);
            setNumbers({});
            onChange?.(after);
          }}
        />
      )}
    </FormPart>
  );
}
