import type { ReactNode, RefObject } from 'react';
import { cx } from '#ui/base/passed-props.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Stepper } from '#ui/controls/Stepper.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad } from '#ui/icons/icons-basic.ts';
import { Panel } from '#ui/overlay/Panel.tsx';

/** A number of people or rooms, or any other control beside a label. */
type PeopleRow =
  | { label: string; hint: string; value: number; min: number; max: number; onChange(value: number): void }
  | { label: string; control: ReactNode };

interface PeoplePickerProps {
  anchor: RefObject<HTMLElement | null>;
  title: string;
  width: number;
  rows: readonly PeopleRow[];
  /** Text of a missing or wrong choice; its line is always there. `isHint`: it is no mistake yet. */
  problem: string;
  isHint?: boolean;
  done: string;
  /** A party that cannot travel is corrected before it is taken. */
  isRefused?: boolean;
  onClose(): void;
  children?: ReactNode;
}

/** Picker of the travellers: rows from data, faults of the party, and further content. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { anchor, title, width, rows, problem, isHint, done, isRefused, onClose, children } = props;
  const footer = (
    <Button kind="primary" className="t-end" disabled={isRefused} onClick={onClose}>
      {done}
    </Button>
  );
  return (
    <Panel open anchor={anchor} onClose={onClose} title={title} width={width} footer={footer} footerAlways>
      <div className={cx('ps-people', rows.length > 5 && 'is-many')}>
        {rows.map((row) => (
          <div key={row.label} className="t-row">
            <span className="t-grow">
              {row.label}
              {'hint' in row && <small>{row.hint}</small>}
            </span>
            {'control' in row ? (
              row.control
            ) : (
              <Stepper label={row.label} value={row.value} min={row.min} max={row.max} onChange={row.onChange} />
            )}
          </div>
        ))}
        <p className={isHint ? 't-s12 t-3' : 't-err'} role="status">
          {problem && (
            <>
              {!isHint && <Icon of={iconBad} size={14} />}
              <span>{problem}</span>
            </>
          )}
        </p>
        {children}
      </div>
    </Panel>
  );
}
