import { useEffect, useRef, useState } from 'react';
import { useValue } from '#kit/readable.ts';
import { Alert } from '#ui/Alert.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Chip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import { iconTrash } from '#ui/icons.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { PassengerFields } from './PassengerFields.tsx';
import type { Judged } from './judge.ts';
import type { BookingModel } from './model.ts';
import type { Problems } from './problems.ts';
import { useWords } from './use-words.ts';

interface PassengerCardProps {
  model: BookingModel;
  one: Judged;
  at: number;
  problems: Problems;
}

/** One passenger: who, by which document, and what the age on the day of travel means. */
export function PassengerCard({ model, one, at, problems }: PassengerCardProps) {
  const t = useWords();
  const { form } = model;
  const { draft, age } = one;
  const { key } = draft;
  const chips = useValue(form.chips);
  const person = chips.find((chip) => chip.person.id === draft.passengerId)?.person;
  const card = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (form.newest.peek() !== key) return;
    form.newest.value = '';
    card.current?.querySelector('input')?.focus();
  }, [form, key]);
  const refusal = age?.refusal || problems[`${key}.psgType`];
  const isWrong = Object.keys(problems).some((name) => name.startsWith(`${key}.`));
  const isAdult = one.fare === 'ADT';
  const kinds = useValue(form.adultTypes);
  const [choosing, setChoosing] = useState(false);
  return (
    <fieldset ref={card} className={`fb-box fb-px${isWrong ? ' is-err' : ''}`} aria-label={t.nth(at + 1)}>
      <div className="fb-px__hd t-row">
        <b>{t.nth(at + 1)}</b>
        <Tag kind={isAdult ? 'mute' : 'info'}>
          {psgTypeLabel(one.input.psgType)}
          {!isAdult && age ? t.years(age.age) : ''}
        </Tag>
        {isAdult && kinds.length > 1 && (
          <LinkButton className="t-s13" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            {t.psgType}
          </LinkButton>
        )}
        {form.business && <span className="t-s12 t-3">{person?.isEmployee ? person.deptName : t.external}</span>}
        <LinkButton className="t-end t-s13" aria-label={`${t.remove}${t.nth(at + 1)}`} onClick={() => form.remove(key)}>
          <Icon of={iconTrash} size={16} />
          {t.remove}
        </LinkButton>
      </div>
      {isAdult && choosing && (
        <div className="fb-kinds">
          <div className="t-row t-row--wrap" role="group" aria-label={t.psgType}>
            {kinds.map((type) => (
              <Chip key={type} size="sm" on={one.input.psgType === type} onClick={() => form.edit(key, { psgType: type })}>
                {psgTypeLabel(type)}
              </Chip>
            ))}
          </div>
          {one.input.psgType !== 'ADT' && <p className="t-s12 t-3">{t.psgTypeNote}</p>}
        </div>
      )}
      <PassengerFields form={form} one={one} problems={problems} />
      {(refusal || age?.notice || age?.fare === 'INF' || !draft.passengerId) && (
        <div className="fb-px__ft t-col">
          {refusal ? (
            <div className="fb-wide" tabIndex={-1} data-problem="">
              <Alert kind="bad">{refusal}</Alert>
            </div>
          ) : (
            age?.notice && <Alert kind="warn" className="fb-wide">{age.notice}</Alert>
          )}
          {age?.fare === 'INF' && (
            <Checkbox checked={draft.ownSeat} onChange={(ownSeat) => form.edit(key, { ownSeat })}>
              {t.ownSeat}
            </Checkbox>
          )}
          {!draft.passengerId && (
            <Checkbox checked={draft.save} onChange={(save) => form.edit(key, { save })}>
              {t.save}
            </Checkbox>
          )}
        </div>
      )}
    </fieldset>
  );
}
