import { useState } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconDownload } from '#ui/icons/icons.ts';
import { Menu } from '#ui/overlay/Menu.tsx';
import type { ExportFormat } from './export-file.ts';
import { useScreenTexts } from './texts.ts';

const formats = ['xlsx', 'csv'] as const;

interface ExportMenuProps {
  /** Names another file than the rows of a list; shown on narrow roots too. */
  label?: string;
  isOff?: boolean;
  onExport: (format: ExportFormat) => Promise<void>;
}

/** The rows of the filters as a file, or another file in the same formats. */
export function ExportMenu({ label, isOff = false, onExport }: ExportMenuProps) {
  const texts = useScreenTexts();
  const [isBusy, setBusy] = useState(false);
  return (
    <Menu
      items={formats.map((id) => ({ id, label: texts.formats[id] }))}
      disabled={isOff}
      busy={isBusy}
      aria-label={label ?? texts.exportTo}
      placement={label ? 'bottom-start' : 'bottom-end'}
      icon={<Icon of={iconDownload} size={16} />}
      onPick={(format) => {
        setBusy(true);
        void onExport(format as ExportFormat).finally(() => setBusy(false));
      }}
    >
      {label ?? <span className="t-wide">{texts.exportTo}</span>}
    </Menu>
  );
}
