import { signal } from '@preact/signals-core';
import { address as calls, maps } from '#contract/address.ts';
import type { Address, StreetSuggestion } from '#contract/address.ts';
import { checkAddress } from '#domain/address/check-address.ts';
import { readAddress } from '#domain/address/read-address.ts';
import { citiesOf, districtsOf, divisions, isRegion } from '#domain/region/divisions.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';

const blank = {
  receiver: '',
  phone: '',
  province: '',
  city: '',
  district: '',
  street: '',
  postcode: '',
  isDefault: false,
};
export type AddressValues = typeof blank;

/** Fields that a pasted text may have, as its result names them. */
const read = ['receiver', 'phone', 'province', 'street', 'postcode'] as const;
const regionFields = ['city', 'district'] as const;
const pauseMs = 200;

/** A new address, or a change of one; `saved` leads on. */
export function createAddressForm(services: Services, address: Address | null, saved: () => void) {
  const { addressId, ...known } = address ?? { addressId: undefined, ...blank };
  const form = createForm(services, calls.save, {
    key: `address.${addressId ?? 'new'}`,
    blank: known,
    check: (values) => checkAddress(values, isRegion),
    input: (values) => ({ ...values, ...(addressId && { addressId }) }),
    done: saved,
  });
  /** A whole address in one piece, as it is sent in a message. */
  const pasted = signal('');
  /** Values of earlier texts that are still unchanged: another text replaces them. */
  let filledBefore: Partial<AddressValues> = {};
  const streets = signal<readonly StreetSuggestion[]>([]);
  let ending: AbortController | null = null;
  let stopWaiting: (() => void) | undefined;

  /** Asked for after a short pause; only the answer to the last words counts. */
  function suggest(keyword: string): void {
    stopWaiting?.();
    ending?.abort();
    const { province, city, district } = form.values.peek();
    if (!city || !keyword.trim()) return void (streets.value = []);
    const mine = new AbortController();
    ending = mine;
    stopWaiting = services.timers.after(pauseMs, async () => {
      const outcome = await services.api.send(
        maps.suggestion,
        { keyword: keyword.slice(0, 60), province, city, district },
        { quiet: 'all', signal: mine.signal },
      );
      if (mine.signal.aborted) return;
      streets.value = outcome.ok ? outcome.data.rows.filter(({ street }) => street !== keyword) : [];
    });
  }

  /** A city or district that is the only one needs no choice. */
  function setCity(province: string, city: string): void {
    const [only = '', ...others] = districtsOf(province, city);
    form.edit({ province, city, district: others.length ? '' : only });
  }

  return {
    ...form,
    streets,
    pasted,
    setProvince(province: string) {
      const [only = '', ...others] = citiesOf(province);
      setCity(province, others.length ? '' : only);
    },
    setCity: (city: string) => setCity(form.values.peek().province, city),
    type(street: string) {
      form.edit({ street });
      suggest(street);
    },
    take({ street, district }: StreetSuggestion) {
      stopWaiting?.();
      streets.value = [];
      form.edit({ street, district });
    },
    /** Fills in what the pasted text has; the region goes in whole or not at all. */
    readPasted(): { filled: (typeof read)[number][]; unread: readonly string[] } {
      const { unread, ...found } = readAddress(pasted.peek(), divisions);
      const filled = read.filter((field) => found[field]);
      const region = found.province ? regionFields : [];
      const next = Object.fromEntries([...filled, ...region].map((field) => [field, found[field]]));
      if (Object.keys(next).length === 0) return { filled, unread };
      const now = form.values.peek();
      const old = Object.entries(filledBefore).filter(([field, value]) => now[field as keyof AddressValues] === value);
      form.edit({ ...Object.fromEntries(old.map(([field]) => [field, ''])), ...next });
      filledBefore = next;
      return { filled, unread };
    },
    dispose() {
      stopWaiting?.();
      ending?.abort();
      form.dispose();
    },
  };
}

export type AddressFormModel = ReturnType<typeof createAddressForm>;
