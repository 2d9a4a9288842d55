import { laterControls } from '../base/Later.tsx';

/** Dialogs, drawers, panels, menus and the lists of selects: they open after a press, in one chunk. */
export const opened = laterControls(() => import('../opened/open-controls.ts').then((part) => part.openControls));
