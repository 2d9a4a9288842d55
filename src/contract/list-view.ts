import type { z } from 'zod';
import type { listViewSchemas } from './list-view.schema.ts';
import { row } from './row.ts';

type In<K extends keyof typeof listViewSchemas> = z.input<(typeof listViewSchemas)[K]>;

/** Views of one list that a member may save. */
export const viewsAtMost = 20;
/** Characters of a view's name. */
export const viewNameLength = 20;

/** A list as its member has set it up: filters, sort and what is shown of each row. */
export interface ListView {
  /** Unique among the member's views of the list. */
  viewName: string;
  /** As in the address of the list: `group=unpaid&sort=-amount`. */
  query: string;
  /** The list opens with it; at most one of its views is. */
  isDefault: boolean;
}

export interface ListViews {
  views: ListView[];
}

/** Saved views of any list, of one member. All calls answer with the views of the list, oldest first. */
export const listView = {
  list: row<In<'list'>, ListViews>('/list/views', '列表的已存视图', { reads: true, has: 'views', ours: true }),
  /** To save a view twice changes nothing, so that it needs no `requestId`. */
  save: row<In<'save'>, ListViews>('/list/saveView', '保存列表视图：新建、改名、更新或设为默认', {
    has: 'views',
    ours: true,
  }),
  remove: row<In<'remove'>, ListViews>('/list/removeView', '删除列表视图', { has: 'views', ours: true }),
} as const;
