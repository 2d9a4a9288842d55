import { laterControls } from '../base/Later.tsx';

/** What opens after a press: dialogs, drawers, panels, menus and the lists of selects, in one chunk. */
export const opened = laterControls(() =>
  import('../opened/open-controls.ts').then(({ openControls }) => openControls),
);
