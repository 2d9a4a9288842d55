import { batch, computed, effect, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import { mayTravelForCompany } from '#domain/account/level.ts';
import { createPart } from '#kit/part.ts';
import type { Part } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';
import { createTravelType } from './travel-type.ts';

export type Query = Readonly<Record<string, string | undefined>>;

interface SearchSpec<Address, Draft, Field extends string> {
  /** Routes of its own places. In a page composed of widgets (a home page) only the form is shown. */
  places: readonly string[];
  /** State in an address, with the properties of the widget below it. */
  read(query: Query, props: Query, isGuest: boolean): Address;
  draftOf(address: Address): Draft;
  check(draft: Draft): Partial<Record<Field, string>>;
  /** A draft after its attributes have changed. */
  merge(draft: Draft, changed: Query): Partial<Draft>;
  /** The form is shown: the address follows what is typed. */
  isForm(address: Address, isGuest: boolean): boolean;
  write(draft: Draft): void;
  /** Panels of the fields. */
  pickers: Part<unknown>;
  onOpen?(field: Field | null): void;
}

/** A part of a search in a chunk of its own, with its style sheets. */
export const styledPart = <T extends { styles: readonly string[] }>({ addStyles }: Services, load: () => Promise<T>) =>
  createPart(async () => {
    const part = await load();
    addStyles(part.styles);
    return part;
  });

/** The search of one widget. The address is the truth; `draft` is what the form shows and may be ahead of it. */
export function createSearch<Address, Draft extends object, Field extends string>(
  services: Services,
  given: Query,
  spec: SearchSpec<Address, Draft, Field>,
) {
  const { places, pickers } = spec;
  const ownName = services.place.peek().name;
  const isGuest = !places.includes(ownName);
  const props = signal(given);
  let query: Query = {};
  const address = computed(() => {
    const place = services.place.value;
    // While another place is being loaded this one is still shown: its state must not change under it.
    if (place.name === ownName || (!isGuest && places.includes(place.name))) query = place.query;
    return spec.read(query, props.value, isGuest);
  });
  const draft = signal(spec.draftOf(address.peek()));
  const picker = signal<Field | null>(null);
  const tried = signal(false);
  const errors = computed<Partial<Record<Field, string>>>(() => (tried.value ? spec.check(draft.value) : {}));
  const canBusiness = computed(() => mayTravelForCompany(services.session.user.value));

  let known = writeJson(draft.peek());
  const dispose = effect(() => {
    const next = spec.draftOf(address.value);
    const text = writeJson(next);
    if (text === known) return;
    known = text;
    draft.value = next;
  });

  function edit(change: Partial<Draft>) {
    draft.value = { ...draft.peek(), ...change };
    if (!spec.isForm(address.peek(), isGuest)) return;
    known = writeJson(draft.peek());
    spec.write(draft.peek());
  }

  function open(next: Field | null) {
    batch(() => {
      picker.value = next;
      spec.onOpen?.(next);
    });
    if (next) pickers.want();
  }

  return {
    isGuest,
    props,
    address,
    draft,
    picker,
    tried,
    errors,
    canBusiness,
    ...createTravelType(services, canBusiness),
    edit,
    open,
    /** A press at a field opens it, or closes it when its panel is there: one that could not be had is asked for again. */
    press: (field: Field) => open(picker.peek() === field && pickers.value.peek() ? null : field),
    /** The first field that keeps it from being searched; from then on each says what is wrong, until nothing is. */
    firstWrong(): Field | undefined {
      tried.value = true;
      const [first] = Object.keys(errors.peek()) as Field[];
      if (!first) tried.value = false;
      return first;
    },
    /** Changed attributes of the element replace those fields and leave the others as they were typed. */
    update(next: Query) {
      const before = props.peek();
      const changed = Object.entries(next).filter(([key, value]) => value !== before[key]);
      if (!changed.length) return;
      const change = spec.merge(draft.peek(), Object.fromEntries(changed));
      props.value = next;
      edit(change);
    },
    dispose,
  };
}
