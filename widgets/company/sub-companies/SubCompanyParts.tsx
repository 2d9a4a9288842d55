import { subCompany as calls } from '#contract/sub-company.ts';
import type { CompanyAct } from '#contract/sub-company.ts';
import { phoneOf } from '#domain/account/phone.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { createListing } from '#kit/resources/listing.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { FormScreen } from '#screens/FormScreen.tsx';
import { ListScreen } from '#screens/ListScreen.tsx';
import { PhoneField, TextField } from '#ui/form/fields.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { formTexts as ownTexts } from './form-texts.ts';
import type { Texts } from './form-texts.ts';
import { createAddForm, createBindForm, createRenameForm } from './forms.ts';
import { actListing } from './model.ts';

interface FormProps {
  t: Texts;
  leave: () => void;
  /** Says what was done, and leaves. */
  done: (said: string) => () => void;
}

/** `new`: another company; `bind`: one that is there already; else the name of one. */
export function SubCompanyForm({ id }: { id: string }) {
  const services = useServices();
  const t = useTexts('sub-companies', ownTexts);
  const leave = () => {
    if (!services.back()) services.navigate('sub_companies', {}, { replace: true });
  };
  const done = (said: string) => () => {
    services.say.toast(said, 'ok');
    leave();
  };
  const props = { t, leave, done };
  if (id === 'new') return <Add {...props} />;
  return id === 'bind' ? <Bind {...props} /> : <Rename {...props} id={Number(id)} />;
}

function Add({ t, leave, done }: FormProps) {
  const services = useServices();
  const form = useModel(() => createAddForm(services, t, done(t.saved)));
  const field = useFields(form);
  return (
    <FormScreen form={form} title={t.addTitle} lead={t.addLead} onLeave={leave}>
      <TextField {...field('name')} label={t.name} required maxLength={40} />
      <TextField {...field('adminName')} label={t.adminName} required maxLength={30} />
      <PhoneField {...field('mobilePhone')} label={t.mobilePhone} required keep={phoneOf} />
    </FormScreen>
  );
}

function Bind({ t, leave, done }: FormProps) {
  const services = useServices();
  const form = useModel(() => createBindForm(services, t, done(t.asked)));
  const field = useFields(form);
  return (
    <FormScreen form={form} title={t.bindTitle} lead={t.bindLead} onLeave={leave}>
      <TextField
        {...field('code')}
        label={t.codeField}
        hint={t.codeHint}
        required
        maxLength={12}
        autoCapitalize="characters"
      />
    </FormScreen>
  );
}

function Rename({ t, leave, done, id }: FormProps & { id: number }) {
  const services = useServices();
  const form = useModel(() => createRenameForm(services, t, id, done(t.saved)));
  const field = useFields(form);
  return (
    <FormScreen form={form} title={t.renameTitle} lead="" onLeave={leave}>
      <TextField {...field('name')} label={t.name} required maxLength={40} />
    </FormScreen>
  );
}

const columnsOf = (t: Texts, say: Say['say']): DataColumn<CompanyAct>[] => [
  { key: 'text', title: t.actColumns.text, phone: 'title', cell: ({ text }) => say(text) },
  { key: 'by', title: t.actColumns.by, cell: ({ by }) => by },
  { key: 'time', title: t.actColumns.time, sort: 'time', cell: ({ time }) => time.slice(0, 16) },
];

/** Acts of the main account inside of a company. */
export function Acts({ id }: { id: number }) {
  const services = useServices();
  const t = useTexts('sub-companies', ownTexts);
  const { say } = useSay();
  const list = useModel(() => createListing(services, calls.acts, actListing(id)));
  return (
    <ListScreen<CompanyAct, object>
      title={t.acts}
      label={t.acts}
      list={list}
      fields={[]}
      table={{ columns: columnsOf(t, say) }}
      empty={{ art: 'order', title: t.actsNone, text: '' }}
    />
  );
}
