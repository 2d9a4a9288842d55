import { Fragment } from 'react';
import { useValue, useValues } from '#kit/readable.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCheck, iconPlus, iconSearch } from '#ui/icons/icons.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { PartProps } from './StayCard.tsx';
import { addGuest, editGuest, guestOf, hasPlace, isOnlyPlace, namesTwice, removeGuest, staysHere } from './guests.ts';
import { shownAtFirst } from './people.ts';

/** Names for each room: typed, or taken from the frequent list. */
export function GuestSection({ model, verified, texts }: PartProps) {
  const { guests } = useValue(model.form.values);
  const { needsPinyin } = verified.rate;
  const twice = namesTwice(guests);
  return (
    <Card title={texts.guests} sub={needsPinyin ? texts.pinyinSub : texts.guestsSub}>
      <div className="t-form">
        <PeopleChips model={model} verified={verified} texts={texts} />
        {guests.map((_, room) => (
          <Room key={room} room={room} model={model} verified={verified} texts={texts} />
        ))}
        {twice.length > 0 && (
          <div className="is-wide">
            <Alert kind="warn">{texts.sameName(twice.join('、'))}</Alert>
          </div>
        )}
      </div>
    </Card>
  );
}

function Room({ model, verified, texts, room }: PartProps & { room: number }) {
  const { form, perRoom } = model;
  const [{ guests: rooms }, errors] = useValues(form.values, form.errors);
  const { needsPinyin } = verified.rate;
  const guests = rooms[room] ?? [];
  // A browser that fills in several fields at once does so before the next render.
  const edit = (at: number, change: Parameters<typeof editGuest>[3]) =>
    form.edit({ guests: editGuest(form.values.peek().guests, room, at, change) });
  const field = (at: number, name: 'name' | 'pinyin') => ({
    name: `guests.${room}.${at}.${name}`,
    value: guests[at]?.[name] ?? '',
    error: errors[`guests.${room}.${at}.${name}`] ?? (at || name === 'pinyin' ? undefined : errors[`guests.${room}`]),
    onBlur: () => form.leave(`guests.${room}.${at}.${name}`),
    required: true,
  });
  return (
    <FormPart title={texts.room(room + 1)}>
      {guests.map((_, at) => (
        <Fragment key={at}>
          <TextField
            {...field(at, 'name')}
            label={guests.length > 1 ? `${texts.name} ${at + 1}` : texts.name}
            maxLength={60}
            autoComplete={room || at ? 'off' : 'name'}
            onInput={(name) => edit(at, needsPinyin ? { name } : { name, pinyin: '' })}
          />
          {needsPinyin && (
            <TextField
              {...field(at, 'pinyin')}
              label={guests.length > 1 ? `${texts.pinyin} ${at + 1}` : texts.pinyin}
              hint={texts.pinyinHint}
              maxLength={60}
              autoCapitalize="characters"
              onInput={(pinyin) => edit(at, { pinyin: pinyin.toUpperCase() })}
            />
          )}
          {at > 0 && (
            <LinkButton
              className="t-s13 is-wide"
              aria-label={`${texts.room(room + 1)}：${texts.removeGuest(at + 1)}`}
              onClick={(event) => {
                // The link is gone with its guest; the first field of the room stays.
                const first = event.currentTarget.closest('fieldset')?.querySelector('input');
                form.edit({ guests: removeGuest(rooms, room, at) });
                first?.focus();
              }}
            >
              {texts.removeGuest(at + 1)}
            </LinkButton>
          )}
        </Fragment>
      ))}
      {guests.length < perRoom && (
        <LinkButton className="t-s13 is-wide" onClick={() => form.edit({ guests: addGuest(rooms, room) })}>
          <Icon of={iconPlus} size={16} />
          {texts.addGuest}
          {rooms.length > 1 && <span className="t-vh">{texts.room(room + 1)}</span>}
        </LinkButton>
      )}
    </FormPart>
  );
}

/** The frequent list as chips; with many people a search over them. */
function PeopleChips({ model, texts }: PartProps) {
  const { people, form, perRoom } = model;
  const [state, rows, total, { guests }] = useValues(people.state, people.rows, people.total, form.values);
  const [query, isWhole] = useValues(people.query, people.isWhole);
  if (state === 'ready' && !total) return null;
  const isFull = !hasPlace(guests, perRoom) && !isOnlyPlace(guests, perRoom);
  const isMany = total > shownAtFirst;
  const label = model.isBusiness ? texts.frequentBusiness : texts.frequent;
  return (
    <>
      {isMany && (
        <Input
          type="search"
          aria-label={texts.frequentSearch}
          placeholder={texts.frequentSearch}
          value={query}
          onInput={people.search}
          before={<Icon of={iconSearch} size={16} />}
        />
      )}
      <div className="t-row t-row--wrap is-wide" role="group" aria-label={label}>
        <span className="t-s13 t-3">{label}</span>
        {state === 'loading' && [88, 72, 104].map((width) => <Skeleton key={width} width={width} height={32} />)}
        {state === 'failed' && (
          <span className="t-s13 t-row">
            {texts.frequentFailed}
            <LinkButton onClick={() => void people.load()}>{texts.retry}</LinkButton>
          </span>
        )}
        {rows.map((person) => {
          const guest = guestOf(person);
          const isOn = staysHere(guests, guest);
          return (
            <Chip key={person.id} on={isOn} disabled={isFull && !isOn} onClick={() => model.toggle(guest)}>
              {isOn && <Icon of={iconCheck} size={14} />}
              {guest.name}
            </Chip>
          );
        })}
        {isFull && rows.length > 0 && <span className="t-s12 t-3">{texts.frequentFull}</span>}
        {state === 'ready' && !rows.length && <span className="t-s13 t-3">{texts.frequentNone}</span>}
        {isMany && !isWhole && !query && (
          <LinkButton className="t-s13" onClick={people.loadAll}>
            {texts.frequentAll(total)}
          </LinkButton>
        )}
      </div>
    </>
  );
}
