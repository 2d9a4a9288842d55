import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPrint } from '#ui/icons/icons.ts';

/** Prints the page beside whose heading it is; its words are read out alone on narrow roots. */
export function PrintButton({ label, onPrint }: { label: string; onPrint: () => void }) {
  return (
    <Button aria-label={label} icon={<Icon of={iconPrint} size={16} />} onClick={onPrint}>
      <span className="t-wide">{label}</span>
    </Button>
  );
}
