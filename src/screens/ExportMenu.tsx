import { useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { iconDownload } from '#ui/icons.ts';
import { Menu } from '#ui/Menu.tsx';
import type { ExportFormat } from './export-file.ts';
import { texts } from './texts.ts';

const items = (['xlsx', 'csv'] as const).map((id) => ({ id, label: texts.formats[id] }));

/** The rows of the filters as a file. */
export function ExportMenu({ isOff, onExport }: { isOff: boolean; onExport: (format: ExportFormat) => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Menu
      items={items}
      disabled={isOff}
      busy={isBusy}
      aria-label={texts.exportTo}
      placement="bottom-end"
      icon={<Icon of={iconDownload} size={16} />}
      onPick={(format) => {
        setBusy(true);
        void onExport(format as ExportFormat).finally(() => setBusy(false));
      }}
    >
      <span className="t-wide">{texts.exportTo}</span>
    </Menu>
  );
}
