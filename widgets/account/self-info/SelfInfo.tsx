import { profile as calls } from '#contract/profile.ts';
import type { Profile } from '#contract/profile.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { RouteLink } from '#kit/links/RouteLink.tsx';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { AreaField, DateField, SelectField, TextField } from '#ui/form/fields.tsx';
import { createProfileForm } from './form-model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** The member as he describes himself (specification 1, section 3.1), with what the provider knows of him. */
export function SelfInfo() {
  const services = useServices();
  const from = useResource(calls.read, {});
  return (
    <Loaded from={from} onBack={() => services.navigate('my_center_index')}>
      {(data) => <ProfileForm profile={data} />}
    </Loaded>
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const services = useServices();
  const t = useTexts('self-info', ownTexts);
  const leave = () => void (services.back() || services.navigate('my_center_index'));
  const form = useModel(() =>
    createProfileForm(services, profile, () => {
      services.say.toast(t.saved, 'ok');
      services.session.refresh();
      leave();
    }),
  );
  const field = useFields(form);
  const isOwnName = profile.nameBy === 'self';
  return (
    <FormScreen form={form} title={t.title} lead={t.lead} onLeave={leave}>
      <FormPart title={t.own}>
        <TextField
          {...field('realName')}
          label={t.realName}
          disabled={!isOwnName}
          hint={t.nameBy[profile.nameBy] || undefined}
          maxLength={40}
          autoComplete="name"
        />
        <TextField {...field('markName')} label={t.markName} hint={t.markNameHint} maxLength={20} />
        <SelectField
          {...field('sex')}
          label={t.sex}
          options={[
            { value: 'M', label: t.sexes.M },
            { value: 'F', label: t.sexes.F },
          ]}
        />
        <DateField {...field('birthday')} label={t.birthday} placeholder={t.birthdayHint} autoComplete="bday" />
        <AreaField {...field('remark')} label={t.remark} wide rows={2} maxLength={100} />
      </FormPart>
      <FormPart title={t.contact}>
        <div className="is-wide">
          <KeyValue items={contactOf(profile, t)} />
        </div>
      </FormPart>
      <FormPart title={t.member}>
        <div className="is-wide">
          <KeyValue
            items={[
              [t.memberNo, profile.memberId],
              [t.memberType, profile.memberTypeCN],
              [t.card, profile.memberCardType],
              [t.valid, profile.experienceDate],
              [t.status, profile.statusCN],
              [t.since, profile.createTime.slice(0, 10)],
              [t.tickets, t.ticketsOf(profile.ticketOrderCount)],
              [t.logins, t.loginsOf(profile.usecount)],
            ]}
          />
        </div>
      </FormPart>
    </FormScreen>
  );
}

/** A partner's users log in by their partner: nothing of this is theirs to change. */
function contactOf({ mobilePhone, email, username, nameBy }: Profile, t: Texts) {
  const line = (text: string, view: string) => (
    <span className="t-row">
      {text || <span className="t-3">{t.none}</span>}
      {nameBy !== 'partner' && (
        <RouteLink to="setting" params={{ view }} onlyOpen>
          {text ? t.change : t.bind}
        </RouteLink>
      )}
    </span>
  );
  return [
    [t.phone, line(mobilePhone, 'phone')],
    [t.email, line(email, 'email')],
    [t.username, username],
  ] as const;
}
