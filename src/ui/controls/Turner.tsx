import type { ReactNode } from 'react';
import { iconLeft, iconRight } from '../icons/icons-basic.ts';
import { IconButton } from './Button.tsx';

interface TurnerProps {
  /** Place in a row of `count`, from 0. */
  at: number;
  count: number;
  /** Names of the buttons. */
  back: string;
  on: string;
  icons?: readonly [back: string, on: string];
  /** Between the buttons; without it `2 / 5`. */
  children?: ReactNode;
  onTurn(at: number): void;
}

const arrows = [iconLeft, iconRight] as const;

/** Two buttons that go through a row, one at a time, with the place between them. */
export function Turner({ at, count, back, on, icons = arrows, children, onTurn }: TurnerProps) {
  const button = (step: -1 | 1, label: string) => (
    <IconButton
      kind="text"
      size="sm"
      of={icons[step < 0 ? 0 : 1]}
      iconSize={16}
      label={label}
      disabled={step < 0 ? at === 0 : at === count - 1}
      onClick={() => onTurn(at + step)}
    />
  );
  return (
    <>
      {button(-1, back)}
      <span className="t-s12" aria-live="polite">
        {children ?? `${at + 1} / ${count}`}
      </span>
      {button(1, on)}
    </>
  );
}
