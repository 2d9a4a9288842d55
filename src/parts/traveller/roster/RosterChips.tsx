import type { ReactNode } from 'react';
import { useValues } from '#kit/readable.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCheck, iconSearch } from '#ui/icons/icons.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { RosterWords } from '../words/roster-texts.ts';
import type { Roster } from './roster.ts';

/** One person of the quick choice. */
interface PersonChip {
  id: string;
  isOn: boolean;
  label: ReactNode;
  onToggle(): void;
}

interface RosterChipsProps {
  roster: Roster;
  words: RosterWords;
  /** The list's name, and what it can be searched by. */
  label: string;
  hint: string;
  chips: readonly PersonChip[];
  /** No place for another person. */
  isFull: boolean;
  /** More ways to a person, and why there is no place. */
  children: ReactNode;
}

/** The people of a roster as chips; with many people a search over them. */
export function RosterChips({ roster, words: t, label, hint, chips, isFull, children }: RosterChipsProps) {
  const [state, query, isWhole, total, isMany] = useValues(
    roster.state,
    roster.query,
    roster.isWhole,
    roster.total,
    roster.isMany,
  );
  const isListed = state === 'ready' && total > 0;
  return (
    <>
      {isMany && (
        <Input
          className="tv-search"
          type="search"
          aria-label={hint}
          placeholder={hint}
          value={query}
          onInput={roster.search}
          before={<Icon of={iconSearch} size={16} />}
        />
      )}
      <div className="tv-qk t-row t-row--wrap is-wide" role="group" aria-label={label}>
        {(isListed || state !== 'ready') && <span className="t-s13 t-3">{label}</span>}
        {state === 'loading' && [88, 72, 104].map((width) => <Skeleton key={width} width={width} height={32} />)}
        {state === 'failed' && (
          <span className="t-s13 t-row">
            {t.frequentFailed}
            <LinkButton onClick={() => void roster.load()}>{t.retry}</LinkButton>
          </span>
        )}
        {chips.map(({ id, isOn, label: name, onToggle }) => (
          <Chip key={id} on={isOn} disabled={isFull && !isOn} onClick={onToggle}>
            {isOn && <Icon of={iconCheck} size={14} />}
            {name}
          </Chip>
        ))}
        {isListed && !chips.length && <span className="t-s13 t-3">{t.frequentNone}</span>}
        {isMany && !query && (
          <LinkButton className="t-s13" onClick={() => roster.showWhole(!isWhole)}>
            {isWhole ? t.frequentLess : t.frequentMore(total)}
          </LinkButton>
        )}
        {children}
      </div>
    </>
  );
}
