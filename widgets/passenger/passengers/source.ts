import { external } from '#contract/external.ts';
import { passenger } from '#contract/passenger.ts';
import type { RouteName } from '#routes/names.ts';
import type { Services } from '#kit/services.ts';
import { useServices } from '#kit/widget.ts';

/** Passengers of one roster, as its screens reach them. */
export interface Source {
  /** Travellers of the company from outside: each is the guest of an employee. */
  isExternal: boolean;
  /** Calls of external travellers take all fields of those of frequent passengers. */
  calls: Omit<typeof external, 'hosts'>;
  list: RouteName;
  import: RouteName;
  /** Opens the form of a passenger, or an empty one. */
  edit(services: Services, id?: string): void;
}

export const frequentSource: Source = {
  isExternal: false,
  calls: passenger,
  list: 'passengers',
  import: 'import_passengers',
  edit: (services, id) => services.navigate('edit_passengers', id ? { id } : {}),
};

/** The form has no place of its own in the table of routes: it opens in that of the list. */
const externalSource = (list: RouteName): Source => ({
  isExternal: true,
  calls: external,
  list,
  import: 'import_external_passengers',
  edit: (services, id) => services.navigate(list, { id: id ?? 'new' }),
});
export const externalSources = {
  external_passengers: externalSource('external_passengers'),
  personnel_external: externalSource('personnel_external'),
  import_external_passengers: externalSource('external_passengers'),
} as const;

/** The roster of the place that the widget shows. */
function sourceOf(services: Services): Source {
  const { name } = services.place.peek();
  return Object.hasOwn(externalSources, name) ? externalSources[name as keyof typeof externalSources] : frequentSource;
}

export const useSource = (): Source => sourceOf(useServices());
