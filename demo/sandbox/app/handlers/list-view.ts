import type { listView } from '#contract/list-view.ts';
import type { listViewSchemas } from '#contract/list-view.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { listViews, removeView, saveView } from '../../ground/lists/list-views.ts';

export const listViewHandlers: HandlersOf<typeof listView, typeof listViewSchemas> = {
  list: listViews,
  save: saveView,
  remove: removeView,
};
