import { computed, signal } from '@preact/signals-core';
import { listView } from '#contract/list-view.ts';
import type { ListView, ListViews } from '#contract/list-view.ts';
import { queryText, readQuery } from '#routes/path.ts';
import { createResource } from './resource.ts';
import type { Listing } from './listing.ts';
import type { Outcome, Services } from '../services.ts';

/** A list, or another screen, whose filters are in the address. */
export type ViewedList = Pick<Listing<unknown, object>, 'query' | 'show'>;

export type ListViewsModel = ReturnType<typeof createListViews>;

/** Equal for the same filters, whatever their order in the address. */
const sameText = (query: Readonly<Record<string, string>>): string =>
  queryText(Object.fromEntries(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))));

/**
 * The views of a list that its member has saved, on the server under `list`. A list that opens without anything in its
 * address opens with the default view.
 */
export function createListViews(services: Services, list: string, listing: ViewedList) {
  const isBare = () => Object.keys(listing.query.peek()).length === 0;
  let mayOpen = isBare();
  const stop = listing.query.subscribe((query) => {
    if (Object.keys(query).length > 0) mayOpen = false;
  });
  const views = createResource(
    services,
    listView.list,
    { list },
    {
      onAnswer({ views: saved }) {
        const opening = mayOpen && saved.find(({ isDefault }) => isDefault);
        mayOpen = false;
        if (opening) listing.show(readQuery(opening.query), { replace: true });
      },
    },
  );
  void views.load();
  const busy = signal(false);
  const rows = computed<readonly ListView[]>(() => views.data.value?.views ?? []);

  async function write(send: () => Promise<Outcome<ListViews>>): Promise<Outcome<ListViews>> {
    busy.value = true;
    const outcome = await send();
    busy.value = false;
    if (outcome.ok) views.set(outcome.data);
    return outcome;
  }

  return {
    rows,
    /** The server has said that none are saved. */
    isBare: computed(() => views.data.value?.views.length === 0),
    busy,
    /** The view that the list shows; undefined while its filters are no saved ones. */
    shown: computed(() => rows.value.find(({ query }) => sameText(readQuery(query)) === sameText(listing.query.value))),
    show: ({ query }: ListView) => listing.show(readQuery(query)),
    /** The list as it is now, under a name. Refusals of the name are the caller's to show. */
    add: (viewName: string, isDefault: boolean) =>
      write(() =>
        services.api.send(
          listView.save,
          { list, viewName, query: sameText(listing.query.peek()), isDefault },
          { quiet: [400] },
        ),
      ),
    change: (view: ListView, change: Partial<ListView>) =>
      write(() =>
        services.api.send(listView.save, { list, ...view, ...change, formerName: view.viewName }, { quiet: [400] }),
      ),
    remove: ({ viewName }: ListView) => write(() => services.api.send(listView.remove, { list, viewName })),
    /** The change that makes a view equal to the list as it is now. */
    query: () => sameText(listing.query.peek()),
    dispose() {
      stop();
      views.dispose();
    },
  };
}
