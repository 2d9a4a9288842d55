import { computed, signal } from '@preact/signals-core';
import { settlement } from '#contract/settlement.ts';
import type { CompanySettlement, SettlementView } from '#contract/settlement.ts';
import { checkSettlement, isNoInvoice } from '#domain/company-bill/settlement.ts';
import type { ContactRole, SettlementContact } from '#domain/company-bill/settlement.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';

export interface SettlementValues extends Pick<SettlementView, 'mode' | 'cycleDay' | 'confirmDays' | 'contacts'> {
  /** As they are typed. */
  dueDays: string;
  warnAt: string;
  invoice: Pick<SettlementView['invoice'], 'kind' | 'titleId' | 'email' | 'address'>;
  /** `number` is "" while it is the saved one. */
  remittance: { accountName: string; bank: string; number: string };
}

const newContact: SettlementContact = { name: '', phone: '', email: '', roles: ['bill'] };

function valuesOf({ mode, cycleDay, confirmDays, dueDays, warnAt, invoice, ...of }: SettlementView): SettlementValues {
  const { kind, titleId, email, address } = invoice;
  const { accountName, bank } = of.remittance;
  return {
    mode,
    cycleDay,
    confirmDays,
    dueDays: String(dueDays),
    warnAt: String(warnAt),
    invoice: { kind, titleId, email, address },
    remittance: { accountName, bank, number: '' },
    contacts: of.contacts.length ? of.contacts : [newContact],
  };
}

/** A typed number; text that is none is no value of any field. */
const numberOf = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : -1);

/** Stands for the saved number, which stays on the server. */
const savedNumber = '00000000';

/** The settlement of a company: what is saved for the next cycle, else what is in force. */
export function createSettlementForm(
  services: Services,
  known: CompanySettlement,
  saved: (now: CompanySettlement) => void,
) {
  const shown = known.pending?.settlement ?? known.inForce;
  const { numberTail } = shown.remittance;
  /** Sentence of a save that another clerk was faster than; "" for none. */
  const conflict = signal('');
  const termsOf = ({ mode, cycleDay, confirmDays, dueDays, warnAt }: SettlementValues) => ({
    mode,
    cycleDay,
    confirmDays,
    dueDays: numberOf(dueDays),
    warnAt: numberOf(warnAt),
  });
  /** A contact that nothing was typed into is none where none was before. */
  const contactsOf = (contacts: SettlementContact[]) =>
    shown.contacts.length ? contacts : contacts.filter(({ name, phone, email }) => name || phone || email);
  const form = createForm(services, settlement.save, {
    // A draft belongs to the version that it changes.
    key: `settlement.${known.version}`,
    blank: valuesOf(shown),
    secrets: {},
    drafted: (values) => ({ ...values, remittance: { ...values.remittance, number: '' } }),
    check({ invoice, remittance, ...values }) {
      const title = known.titles.find(({ titleId }) => titleId === invoice.titleId);
      const kept = invoice.titleId === shown.invoice.titleId ? shown.invoice : undefined;
      const { accountName, bank, number } = remittance;
      const wanted = {
        ...values,
        ...termsOf({ invoice, remittance, ...values }),
        contacts: contactsOf(values.contacts),
        invoice: { ...invoice, titleName: title?.titleName ?? '', taxNo: title?.taxNo ?? kept?.taxNo ?? '' },
        remittance: {
          ...remittance,
          number: number || ((accountName || bank) && numberTail ? savedNumber : ''),
        },
      };
      return checkSettlement(wanted, shown);
    },
    input: (values) => ({
      ...values,
      ...termsOf(values),
      contacts: contactsOf(values.contacts),
      version: known.version,
    }),
    refused({ msg, data }) {
      if ((data as { kind?: unknown } | null)?.kind !== 'changed') return false;
      conflict.value = msg;
      return true;
    },
    done: saved,
  });
  const setContacts = (contacts: SettlementContact[]) => form.edit({ contacts });
  return {
    ...form,
    conflict,
    numberTail,
    /** An invoice is wanted, or was. */
    needsInvoice: computed(() => !isNoInvoice(shown.invoice) || !isNoInvoice(form.values.value.invoice)),
    needsContact: computed(() => contactsOf(form.values.value.contacts).length > 0),
    terms: computed(() => termsOf(form.values.value)),
    setInvoice: (part: Partial<SettlementValues['invoice']>) =>
      form.edit({ invoice: { ...form.values.peek().invoice, ...part } }),
    setRemittance: (part: Partial<SettlementValues['remittance']>) =>
      form.edit({ remittance: { ...form.values.peek().remittance, ...part } }),
    addContact: () => setContacts([...form.values.peek().contacts, newContact]),
    removeContact: (at: number) => setContacts(form.values.peek().contacts.filter((_, place) => place !== at)),
    setContact: (at: number, part: Partial<SettlementContact>) =>
      setContacts(form.values.peek().contacts.map((one, place) => (place === at ? { ...one, ...part } : one))),
    tickRole(at: number, role: ContactRole, on: boolean) {
      const roles = form.values.peek().contacts[at]?.roles ?? [];
      this.setContact(at, { roles: on ? [...roles, role] : roles.filter((one) => one !== role) });
    },
  };
}

export type SettlementFormModel = ReturnType<typeof createSettlementForm>;
