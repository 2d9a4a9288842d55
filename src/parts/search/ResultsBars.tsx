import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconDown, iconLeft } from '#ui/icons/icons-basic.ts';
import { Panel } from '#ui/overlay/Panel.tsx';
import { Alert } from '#ui/states/Alert.tsx';

/** Between the days, the filters and the offers of a page of results. */
export const apart = { gap: 12 };

interface NarrowHeadProps {
  className: string;
  title: ReactNode;
  facts: ReactNode;
  texts: { back: string; modify: string };
  onBack(): void;
  onModify(): void;
}

/** On a narrow page the search is a title: back to the place before, or to the form. */
export function NarrowHead({ className, title, facts, texts, onBack, onModify }: NarrowHeadProps) {
  return (
    <div className={`t-row ${className}`}>
      <IconButton kind="text" of={iconLeft} label={texts.back} onClick={onBack} />
      <div className="t-grow">
        <b className="t-s16">{title}</b>
        <div className="t-s12 t-3">{facts}</div>
      </div>
      <LinkButton onClick={onModify}>{texts.modify}</LinkButton>
    </div>
  );
}

interface OldListProps {
  texts: { oldList: string };
  /** The reason, where it helps. */
  why?: string;
  /** The next step: usually another try. */
  label: string;
  onPress(): void;
}

/** Above results that could not be brought up to date: they stay. */
export function OldList({ texts, why, label, onPress }: OldListProps) {
  return (
    <Alert
      kind="warn"
      action={
        <Button size="sm" onClick={onPress}>
          {label}
        </Button>
      }
    >
      {texts.oldList}
      {why && `：${why}`}
    </Alert>
  );
}

interface FilterDropProps {
  label: string;
  /** Present choice, beside the label. */
  value: string;
  isOn: boolean;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  className?: string;
  children: ReactNode;
}

/** One filter above the results, in a panel of its own. */
export function FilterDrop({ label, value, isOn, isOpen, onOpen, className, children }: FilterDropProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <span>
      <Chip
        ref={anchor}
        on={isOn}
        aria-pressed={undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        {label} {value}
        <Icon of={iconDown} size={14} />
      </Chip>
      <Panel open={isOpen} anchor={anchor} onClose={() => onOpen(false)} title={label} className={className}>
        {children}
      </Panel>
    </span>
  );
}

interface SortButtonsProps<Key extends string> {
  className: string;
  label: string;
  keys: readonly Key[];
  now: Key;
  nameOf(key: Key): string;
  onSort(key: Key): void;
}

/** The orders of the results, one of them pressed. */
export function SortButtons<Key extends string>({
  className,
  label,
  keys,
  now,
  nameOf,
  onSort,
}: SortButtonsProps<Key>) {
  return (
    <div className={`t-row ${className}`} role="group" aria-label={label}>
      {keys.map((key) => (
        <Button key={key} kind="text" size="sm" pressed={key === now} onClick={() => onSort(key)}>
          {nameOf(key)}
        </Button>
      ))}
    </div>
  );
}
