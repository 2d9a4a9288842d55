import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { FormErrors } from '#kit/forms/form.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { iconTrash } from '#ui/icons/icons.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { TravellerFields } from './TravellerFields.tsx';
import { TravellerLine, useNewest } from './TravellerLine.tsx';
import { isBlank } from './draft.ts';
import { WaitingCard } from './form/WaitingCard.tsx';
import { cardWords } from './form/card-words.ts';
import type { WholeParty } from './actions/whole-party.ts';
import type { Judged, TravellerField } from './judge.ts';
import type { TicketPart } from './travel-rules.ts';
import css from './traveller-card.css?shadow';

const styles = [css];

interface TravellerCardProps {
  party: WholeParty;
  one: Judged;
  at: number;
  problems: FormErrors;
  Ticket: TicketPart['Ticket'] | undefined;
}

/** One passenger: a line when all is known, a form while something is missing or being changed. */
export function TravellerCard({ party, one, at, problems, Ticket }: TravellerCardProps) {
  useStyles(styles);
  const t = cardWords(party.words);
  const { say } = useSay();
  const { draft } = one;
  const { key } = draft;
  const known = useValue(party.roster.known);
  const [editing, people, wanted] = useValues(party.editing, party.people, party.wanted);
  const isEdited = editing.has(key);
  const isWrong = Object.keys(problems).some((name) => name.startsWith(`${key}.`));
  const isComplete = !isWrong && !Object.keys(one.errors).length;
  // A form that was open is closed by the visitor, not by its last digit.
  useLayoutEffect(() => {
    if (!isComplete) party.edits(key, true);
  }, [party, key, isComplete]);
  const box = useRef<HTMLFieldSetElement>(null);
  const isNarrow = useIsNarrow(box);
  // The empty form that was asked for, else the first that is not finished.
  const current =
    people.find((other) => other.draft.key === wanted && isBlank(other.draft)) ??
    people.find((other) => editing.has(other.draft.key) || Object.keys(other.errors).length > 0);
  const isWaiting = isNarrow && !isWrong && isBlank(draft) && current?.draft.key !== key;
  const person = known.get(draft.passengerId);
  const label = t.nth(at + 1);
  const isAdult = one.fare === 'ADT';
  const tag = party.travel.tagOf(one);
  const tags = (
    <>
      {tag && <Tag kind={isAdult ? 'mute' : 'info'}>{say(tag)}</Tag>}
      {person?.isSelf && <Tag kind="info">{t.self}</Tag>}
      {party.isBusiness && (
        <span className="t-s12 t-3">
          {person?.isEmployee ? person.deptName : (draft.isOwn || person?.guest) && t.external}
        </span>
      )}
    </>
  );
  const remove = (
    <LinkButton className="t-s13" aria-label={t.of(t.remove, label)} onClick={() => party.remove(key)}>
      <Icon of={iconTrash} size={16} />
      {t.remove}
    </LinkButton>
  );
  const ticket = Ticket && <Ticket party={party} one={one} label={label} />;
  if (isWaiting) {
    const open = () => {
      // A finished traveller folds to one line again.
      for (const other of people)
        if (!Object.keys(other.errors).length && !isBlank(other.draft)) party.edits(other.draft.key, false);
      party.newest.value = key;
      party.wanted.value = key;
    };
    return <WaitingCard box={box} words={party.words} label={label} tags={tags} remove={remove} onOpen={open} />;
  }
  const shared = { party, one, box, label, tags, ticket, remove };
  return isComplete && !isEdited ? (
    <TravellerLine {...shared} />
  ) : (
    <OpenCard {...shared} problems={problems} isWrong={isWrong} isComplete={isComplete} isNarrow={isNarrow} />
  );
}

interface OpenCardProps {
  party: WholeParty;
  one: Judged;
  box: RefObject<HTMLFieldSetElement | null>;
  label: string;
  tags: ReactNode;
  ticket: ReactNode;
  remove: ReactNode;
  problems: FormErrors;
  isWrong: boolean;
  isComplete: boolean;
  isNarrow: boolean;
}

/** The traveller, the document, and what the age on the day of travel means. */
function OpenCard({
  party,
  one,
  box,
  label,
  tags,
  ticket,
  remove,
  problems,
  isWrong,
  isComplete,
  isNarrow,
}: OpenCardProps) {
  const t = cardWords(party.words);
  const { say } = useSay();
  const { draft, age } = one;
  const { key } = draft;
  useNewest(party, key, () => box.current?.querySelector('input'));
  const refusal = age?.refusal || problems[`${key}.psgType`];
  const isAdult = one.fare === 'ADT';
  const kinds = useValue(party.adultTypes);
  const [choosing, setChoosing] = useState(false);
  const missing = isBlank(draft) ? [] : (Object.keys(one.errors) as TravellerField[]);
  return (
    <fieldset ref={box} className={`tv-box tv-px${isWrong ? ' is-err' : ''}`} aria-label={label}>
      <div className="tv-px__hd t-row">
        <b>{label}</b>
        {tags}
        {isAdult && kinds.length > 1 && (
          <LinkButton className="t-s13" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            {t.psgType}
          </LinkButton>
        )}
        {missing.length > 0 && (
          <span className="tv-px__need t-s12 t-over">
            {t.stillNeeded}
            {say(missing.map((field) => t.fields[field]).join('、'))}
          </span>
        )}
        <span className="t-end t-row">
          {isComplete && !isNarrow && (
            <LinkButton className="t-s13" aria-label={t.of(t.done, label)} onClick={() => party.turn(key, false)}>
              {t.done}
            </LinkButton>
          )}
          {remove}
        </span>
      </div>
      {isAdult && choosing && (
        <div className="tv-kinds">
          <div className="t-row t-row--wrap" role="group" aria-label={t.psgType}>
            {kinds.map((type) => (
              <Chip
                key={type}
                size="sm"
                on={one.input.psgType === type}
                onClick={() => party.editPerson(key, { psgType: type })}
              >
                {say(psgTypeLabel(type))}
              </Chip>
            ))}
          </div>
          {one.input.psgType !== 'ADT' && <p className="t-s12 t-3">{t.psgTypeNote}</p>}
        </div>
      )}
      {ticket}
      <TravellerFields party={party} one={one} problems={problems} />
      {(refusal || age?.notice || age?.fare === 'INF' || !draft.passengerId || (isComplete && isNarrow)) && (
        <div className="tv-px__ft t-col">
          {refusal ? (
            <div className="tv-wide" tabIndex={-1} data-problem="">
              <Alert kind="bad">{say(refusal)}</Alert>
            </div>
          ) : (
            age?.notice && (
              <Alert kind="warn" className="tv-wide">
                {say(age.notice)}
              </Alert>
            )
          )}
          {age?.fare === 'INF' && (
            <Checkbox checked={draft.ownSeat} onChange={(ownSeat) => party.editPerson(key, { ownSeat })}>
              {t.ownSeat}
            </Checkbox>
          )}
          {!draft.passengerId && (
            <Checkbox checked={draft.save} onChange={(save) => party.editPerson(key, { save })}>
              {t.save}
            </Checkbox>
          )}
          {/* Below its last field: the head of a long form is out of sight. */}
          {isComplete && isNarrow && (
            <Button kind="soft" block aria-label={t.of(t.done, label)} onClick={() => party.turn(key, false)}>
              {t.done}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
