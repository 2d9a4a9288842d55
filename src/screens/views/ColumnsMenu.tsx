import { useRef, useState } from 'react';
import { useLater } from '#kit/part.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconGear } from '#ui/icons/icons.ts';
import { Panel } from '#ui/overlay/Panel.tsx';
import { useViewTexts } from './texts.ts';

export interface Column {
  key: string;
  title: string;
  group?: string;
}

export interface ColumnsMenuProps {
  /** The first one is always shown. */
  columns: readonly Column[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
  isBrief?: boolean;
}

/** Columns that a table shows; many ones under their headings, and counted on the button. */
export function ColumnsMenu({ columns, hidden, onChange, isBrief }: ColumnsMenuProps) {
  const texts = useViewTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const known = columns.map(({ key }) => key).filter((key) => hidden.includes(key));
  const isMany = new Set(columns.map(({ group }) => group)).size > 1;
  const many = useLater(isMany && isOpen, () => import('./ManyColumns.tsx'));
  const label = isMany ? texts.columnsShown(columns.length - known.length, columns.length) : texts.columns;
  const boxes = (of: readonly Column[]) =>
    of.map(({ key, title }) => (
      <Checkbox
        key={key}
        checked={!hidden.includes(key)}
        onChange={(on) => onChange(on ? known.filter((other) => other !== key) : [...known, key])}
      >
        {title}
      </Checkbox>
    ));
  return (
    <>
      <Button
        ref={button}
        title={isBrief ? texts.columns : undefined}
        aria-label={isMany ? `${texts.columns} ${label}` : label}
        aria-haspopup="dialog"
        expanded={isOpen}
        icon={<Icon of={iconGear} size={16} />}
        onClick={() => setOpen(!isOpen)}
      >
        {!isBrief && label}
      </Button>
      <Panel open={isOpen} anchor={button} placement="bottom-end" title={texts.columns} onClose={() => setOpen(false)}>
        {isMany ? (
          many && <many.ManyColumns columns={columns.slice(1)} boxes={boxes} />
        ) : (
          <div className="t-flt__panel t-col">{boxes(columns.slice(1))}</div>
        )}
      </Panel>
    </>
  );
}
