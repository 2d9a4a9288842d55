import { useRef } from 'react';
import { profile as calls, type Profile } from '#contract/profile.ts';
import { givenName } from '#domain/account/profile.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useResource } from '#kit/resources/use-resource.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { WorkCard } from '#parts/account/work/WorkCard.tsx';
import { MemberPhoto } from '#parts/account/MemberPhoto.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { AreaField, SelectField } from '#ui/form/more-fields.tsx';
import { DateField, TextField } from '#ui/form/fields.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { createProfileForm } from './form-model.ts';
import { createPhoto } from './photo-model.ts';
import { texts as ownTexts, type Texts } from './texts.ts';

/** The member's profile (specification 1, section 3.1) with the provider's data about them; `view=edit` opens the form. */
export function SelfInfo() {
  const services = useServices();
  const t = useTexts('self-info', ownTexts);
  const from = useResource(calls.read, {});
  const { view } = useValue(services.place).query;
  const saved = (profile: Profile) => {
    from.set(profile);
    services.session.refresh();
  };
  return (
    <Loaded from={from} onBack={() => services.navigate('my_center_index')}>
      {(data) =>
        view === 'edit' ? (
          <ProfileForm profile={data} saved={saved} t={t} />
        ) : (
          <Overview profile={data} saved={saved} t={t} />
        )
      }
    </Loaded>
  );
}

interface PartProps {
  profile: Profile;
  saved(profile: Profile): void;
  t: Texts;
}

function Overview({ profile, saved, t }: PartProps) {
  const { say } = useSay();
  const { work } = profile;
  const said = (text: string) => text || <span className="t-3">{t.unset}</span>;
  return (
    <div className="t-page t-col">
      <div>
        <h1 className="t-h1">{t.title}</h1>
        <p className="t-s13 t-3">{t.lead}</p>
      </div>
      <Head profile={profile} saved={saved} t={t} />
      <Card
        title={t.own}
        sub={t.nameBy[profile.nameBy]}
        end={
          <RouteLink to="self_info" params={{ view: 'edit' }}>
            {t.edit}
          </RouteLink>
        }
      >
        <KeyValue
          className="si-kv"
          items={[
            [t.realName, said(givenName(profile.realName))],
            [t.markName, said(profile.markName)],
            [t.sex, said(profile.sex && t.sexes[profile.sex])],
            [t.birthday, said(profile.birthday)],
            [t.remark, said(profile.remark)],
          ]}
        />
      </Card>
      <Card title={t.contact}>
        <KeyValue className="si-kv" items={contactOf(profile, t)} />
      </Card>
      {work && <WorkCard work={work} />}
      <Card title={t.member}>
        <KeyValue
          className="si-kv"
          items={[
            [t.memberNo, profile.memberId],
            [t.memberType, say(profile.memberTypeCN)],
            [t.card, say(profile.memberCardType)],
            [t.valid, say(profile.experienceDate)],
            [t.status, say(profile.statusCN)],
            [t.since, t.day(profile.createTime)],
            [t.tickets, t.ticketsOf(profile.ticketOrderCount)],
            [t.logins, t.loginsOf(profile.usecount)],
          ]}
        />
      </Card>
    </div>
  );
}

/** The photo, which is chosen, cut and uploaded here. */
function Head({ profile, saved, t }: PartProps) {
  const services = useServices();
  const model = useModel(() => createPhoto(services, t, saved));
  const picture = useValue(model.picture);
  const field = useRef<HTMLInputElement>(null);
  const dialog = useLater(picture !== null, () => import('./CropDialog.tsx'));
  const { photoId, realName, memberTypeCN } = profile;
  return (
    <Card bare aria-label={t.photo}>
      <div className="si-head">
        <MemberPhoto name={realName} photoId={photoId} />
        <div className="t-grow si-head__t">
          <div className="t-row t-row--wrap">
            <b className="t-h2">{realName}</b>
            <Tag kind="info">{useSay().say(memberTypeCN)}</Tag>
          </div>
          <p className="t-s12 t-3">{t.photoHint}</p>
        </div>
        <input
          ref={field}
          hidden
          type="file"
          accept="image/*"
          aria-label={t.photo}
          onChange={({ currentTarget }) => {
            const [file] = Array.from(currentTarget.files ?? []);
            // The same file may be chosen again.
            currentTarget.value = '';
            if (file) void model.choose(file);
          }}
        />
        <div className="t-row">
          {photoId && <LinkButton onClick={model.remove}>{t.removePhoto}</LinkButton>}
          <Button onClick={() => field.current?.click()}>{photoId ? t.choosePhoto : t.addPhoto}</Button>
        </div>
      </div>
      {picture && dialog && <dialog.CropDialog bitmap={picture.bitmap} model={model} t={t} />}
    </Card>
  );
}

function ProfileForm({ profile, saved, t }: PartProps) {
  const services = useServices();
  const leave = () => services.navigate('self_info', {}, { replace: true });
  const form = useModel(() =>
    createProfileForm(services, profile, (data) => {
      services.say.toast(t.saved, 'ok');
      saved(data);
      leave();
    }),
  );
  const field = useFields(form);
  const isOwnName = profile.nameBy === 'self';
  return (
    <FormScreen form={form} title={t.editTitle} lead={t.lead} onLeave={leave}>
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
        options={(['M', 'F'] as const).map((value) => ({ value, label: t.sexes[value] }))}
      />
      <DateField {...field('birthday')} label={t.birthday} placeholder={t.birthdayHint} autoComplete="bday" />
      <AreaField {...field('remark')} label={t.remark} wide rows={2} maxLength={100} />
    </FormScreen>
  );
}

/** A partner's users log in by their partner: nothing of this is theirs to change. */
function contactOf({ mobilePhone, email, username, nameBy }: Profile, t: Texts) {
  const line = (text: string, view: string) => (
    <span className="t-row">
      {text || <span className="t-3">{nameBy === 'partner' ? t.byPartner : t.none}</span>}
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
