import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { hidePhone, showPhone } from '#domain/account/phone.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { groupCertNo, maskCertNo } from '#domain/passenger/documents/masking.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { paperOf } from './draft.ts';
import { cardWords } from './form/card-words.ts';
import type { Judged } from './judge.ts';
import type { WholeParty } from './actions/whole-party.ts';

interface TravellerLineProps {
  party: WholeParty;
  one: Judged;
  label: string;
  box: RefObject<HTMLFieldSetElement | null>;
  /** The kind of fare, the department. */
  tags: ReactNode;
  ticket: ReactNode;
  remove: ReactNode;
}

/** A complete passenger in one line: nothing to type, nothing to get wrong. */
export function TravellerLine({ party, one, box, label, tags, ticket, remove }: TravellerLineProps) {
  const t = cardWords(party.words);
  const { say } = useSay();
  const { key, passengerId } = one.draft;
  const { certType, certNo, mobilePhone, name } = one.input;
  const edit = useRef<HTMLElement>(null);
  useNewest(party, key, () => edit.current);
  const isUnchecked = useValue(party.unchecked).has(key);
  // A number typed or pasted here stays whole, to be compared; one from the list is hidden.
  const number = !certNo
    ? paperOf(one.draft).kept
    : passengerId
      ? maskCertNo(certNo)
      : certType === '1'
        ? groupCertNo(certNo)
        : certNo;
  const notice = one.age?.notice || one.nameHint || one.certHint;
  return (
    <fieldset ref={box} className="tv-box tv-px" aria-label={label}>
      <div className="tv-ln">
        <div className="t-row t-row--wrap">
          <b>{name}</b>
          {tags}
          {isUnchecked && <span className="t-s12 t-2">{t.pasteCheck}</span>}
        </div>
        <p className="t-s13 t-2">
          <span>
            {say(certTypes[certType].short)} {number}
          </span>
          {mobilePhone && <span>{passengerId ? hidePhone(mobilePhone) : showPhone(mobilePhone)}</span>}
        </p>
        {ticket}
        <LinkButton ref={edit} className="t-s13" aria-label={t.of(t.edit, label)} onClick={() => party.turn(key, true)}>
          {t.edit}
        </LinkButton>
        {remove}
      </div>
      {notice && (
        <Alert kind="warn" className="tv-ln__say">
          {say(notice)}
        </Alert>
      )}
    </fieldset>
  );
}

/** Gives the focus to a passenger who has just been added, opened or closed, once. `target` is read after drawing. */
export function useNewest(party: WholeParty, key: string, target: () => HTMLElement | null | undefined): void {
  useLayoutEffect(() => {
    if (party.newest.peek() !== key) return;
    party.newest.value = '';
    target()?.focus();
  }, [party, key]);
}
