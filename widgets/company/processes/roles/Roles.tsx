import { useState } from 'react';
import { companyProcess as calls } from '#contract/process.ts';
import type { CostCenterOwner, ProcessRole, ProcessRoles } from '#contract/process.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { InnerForm } from '#screens/FormDialog.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { createRemoveRole, createRoleForm, createSaveOwner } from './model.ts';
import { roleTexts as ownTexts } from './texts.ts';

/** Roles that processes name, and the owners of cost centres. */
export function Roles({ onChange, onClose }: { onChange?: (roles: ProcessRoles) => void; onClose: () => void }) {
  const services = useServices();
  const texts = useTexts('processRoles', ownTexts);
  const resource = useResource(calls.roles, {});
  const known = useValue(resource.current);
  const [tab, setTab] = useState<'roles' | 'owners'>('roles');
  const [edited, edit] = useState<ProcessRole | 'new' | null>(null);
  const take = (next: ProcessRoles) => {
    resource.set(next);
    onChange?.(next);
    edit(null);
  };
  const remove = useModel(() => createRemoveRole(services, texts, take));
  return (
    <Dialog open onClose={onClose} title={texts.title} width={640}>
      {known.state === 'loading' ? (
        <Skeleton height={160} />
      ) : known.state !== 'ready' ? (
        <Alert kind="bad">{known.text}</Alert>
      ) : edited ? (
        <RoleForm known={edited === 'new' ? null : edited} onDone={take} onCancel={() => edit(null)} />
      ) : (
        <div className="t-col" style={{ gap: 12 }}>
          <Tabs
            label={texts.title}
            value={tab}
            items={(['roles', 'owners'] as const).map((value) => ({ value, label: texts.tabs[value] }))}
            onChange={setTab}
          />
          <p className="t-s13 t-3">{tab === 'roles' ? texts.lead : texts.ownersLead}</p>
          {tab === 'owners' ? (
            <Owners owners={known.data.costCenters} onDone={take} />
          ) : (
            <>
              {!known.data.roles.length && <p className="t-3">{texts.none}</p>}
              <ul className="t-lines">
                {known.data.roles.map((role) => (
                  <li key={role.roleId} className="t-row">
                    <div className="t-grow">
                      <b>{role.name}</b>
                      <div className="t-s13">{texts.names(role.people.map(({ name }) => name)) || texts.noPeople}</div>
                      {role.people.some(({ canAct }) => !canAct) && (
                        <div className="t-s12 t-warn">
                          {texts.cannotAct(role.people.flatMap(({ name, canAct }) => (canAct ? [] : [name])))}
                        </div>
                      )}
                      {role.usedBy.length > 0 && <div className="t-s12 t-3">{texts.usedBy(role.usedBy)}</div>}
                    </div>
                    <LinkButton aria-label={texts.editOf(role.name)} onClick={() => edit(role)}>
                      {texts.edit}
                    </LinkButton>
                    <LinkButton aria-label={texts.removeOf(role.name)} onClick={() => void remove.run(role)}>
                      {texts.remove}
                    </LinkButton>
                  </li>
                ))}
              </ul>
              <Button onClick={() => edit('new')}>{texts.add}</Button>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

function RoleForm({
  known,
  onDone,
  onCancel,
}: {
  known: ProcessRole | null;
  onDone(roles: ProcessRoles): void;
  onCancel(): void;
}) {
  const services = useServices();
  const texts = useTexts('processRoles', ownTexts);
  const form = useModel(() =>
    createRoleForm(services, known, texts, (roles) => {
      services.say.toast(texts.saved, 'ok');
      onDone(roles);
    }),
  );
  const field = useFields(form);
  return (
    <InnerForm form={form} title={known?.name ?? texts.add} send={texts.save} cancel={texts.cancel} onClose={onCancel}>
      <TextField {...field('roleName')} label={texts.name} placeholder={texts.nameHint} required maxLength={20} wide />
      <PeopleField {...field('employeeIds')} label={texts.people} required wide />
    </InnerForm>
  );
}

function Owners({ owners, onDone }: { owners: readonly CostCenterOwner[]; onDone(roles: ProcessRoles): void }) {
  const services = useServices();
  const texts = useTexts('processRoles', ownTexts);
  const [edited, edit] = useState('');
  const save = useModel(() =>
    createSaveOwner(services, texts, (roles) => {
      edit('');
      onDone(roles);
    }),
  );
  if (!owners.length) return <p className="t-3">{texts.noCenters}</p>;
  return (
    <ul className="t-lines">
      {owners.map(({ code, name, ownerName, canAct }) => (
        <li key={code} className="t-row t-row--wrap">
          <div className="t-grow">
            <b>{name}</b> <span className="t-s12 t-3">{code}</span>
            <div className="t-s13">{ownerName || <span className="t-3">{texts.noOwner}</span>}</div>
            {ownerName && !canAct && <div className="t-s12 t-warn">{texts.cannotAct([ownerName])}</div>}
          </div>
          <LinkButton aria-label={texts.editOf(name)} onClick={() => edit(edited === code ? '' : code)}>
            {texts.edit}
          </LinkButton>
          {edited === code && (
            <div style={{ flex: '1 0 100%' }}>
              <PeopleField
                name="owner"
                label={texts.ownerOf(name)}
                error={undefined}
                most={1}
                value={[]}
                onInput={([one]) => one && void save.run({ code, employeeId: one.id })}
                onBlur={() => undefined}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
