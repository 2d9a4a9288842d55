import { Fragment } from 'react';
import {
  addGuest,
  editGuest,
  guestOf,
  hasPlace,
  isOnlyPlace,
  namesTwice,
  removeGuest,
  staysHere,
} from '#domain/hotel/rooms.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { RosterChips } from './roster/RosterChips.tsx';
import type { Rooms } from './rooms.ts';

interface RoomsProps {
  rooms: Rooms;
  /** The hotel asks for the names in Latin letters too. */
  needsPinyin: boolean;
}

/** Names for each room: typed, or taken from the frequent list. */
export function RoomsSection({ rooms, needsPinyin }: RoomsProps) {
  const { words: texts } = rooms;
  const { guests } = useValue(rooms.form.values);
  const twice = namesTwice(guests);
  return (
    <Card title={texts.guests} sub={needsPinyin ? texts.pinyinSub : texts.guestsSub}>
      <div className="t-form">
        <GuestChips rooms={rooms} />
        {guests.map((_, room) => (
          <Room key={room} room={room} rooms={rooms} needsPinyin={needsPinyin} />
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

function Room({ rooms, needsPinyin, room }: RoomsProps & { room: number }) {
  const { form, perRoom, words: texts } = rooms;
  const [{ guests: all }, errors] = useValues(form.values, form.errors);
  const guests = all[room] ?? [];
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
              aria-label={`${texts.room(room + 1)}${texts.colon}${texts.removeGuest(at + 1)}`}
              onClick={(event) => {
                // The link is gone with its guest; the first field of the room stays.
                const first = event.currentTarget.closest('fieldset')?.querySelector('input');
                form.edit({ guests: removeGuest(all, room, at) });
                first?.focus();
              }}
            >
              {texts.removeGuest(at + 1)}
            </LinkButton>
          )}
        </Fragment>
      ))}
      {guests.length < perRoom && (
        <LinkButton className="t-s13 is-wide" onClick={() => form.edit({ guests: addGuest(all, room) })}>
          <Icon of={iconPlus} size={16} />
          {texts.addGuest}
          {all.length > 1 && <span className="t-vh">{texts.room(room + 1)}</span>}
        </LinkButton>
      )}
    </FormPart>
  );
}

/** The roster as chips, as far as the rooms have a place. */
function GuestChips({ rooms }: { rooms: Rooms }) {
  const { roster, form, perRoom, words: texts } = rooms;
  const [state, rows, total, { guests }] = useValues(roster.state, roster.shown, roster.total, form.values);
  if (state === 'ready' && !total) return null;
  const isFull = !hasPlace(guests, perRoom) && !isOnlyPlace(guests, perRoom);
  const chips = rows.map((person) => {
    const guest = guestOf(person);
    return { id: person.id, isOn: staysHere(guests, guest), label: guest.name, onToggle: () => rooms.toggle(guest) };
  });
  return (
    <RosterChips
      roster={roster}
      words={texts}
      label={rooms.isBusiness ? texts.frequentBusiness : texts.frequent}
      hint={texts.frequentSearch}
      chips={chips}
      isFull={isFull}
    >
      {isFull && rows.length > 0 && <span className="t-s12 t-3">{texts.frequentFull}</span>}
    </RosterChips>
  );
}
