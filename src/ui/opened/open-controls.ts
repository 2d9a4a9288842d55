import { OpenDialog } from './OpenDialog.tsx';
import { OpenDrawer } from './OpenDrawer.tsx';
import { OpenMenu } from './OpenMenu.tsx';
import { OpenPanel } from './OpenPanel.tsx';
import { OpenSelect } from './OpenSelect.tsx';
import { afterKey } from './select-keys.ts';

export const openControls = { OpenDialog, OpenDrawer, OpenMenu, OpenPanel, OpenSelect, afterKey };
