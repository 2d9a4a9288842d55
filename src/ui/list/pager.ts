import { laterControls } from '../base/Later.tsx';

/** The pages of a list stand below its rows: they come near the window, in a chunk of their own. */
export const pager = laterControls(() => import('./Pager.tsx'));
