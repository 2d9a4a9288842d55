import { batch } from '@preact/signals-core';
import { passenger } from '#contract/passenger.ts';
import { importAgain } from '#kit/part.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { Services } from '#kit/services.ts';
import type { PartyBase, PartySpec } from '../party.ts';
import { partyActions } from './party-actions.ts';

/** Words that come with the rules; those of the order are over them. */
const actionTexts = { pasteFailed: '暂时无法识别，请手动填写' };

export type WholeParty = PartyBase & ReturnType<typeof createActions>;

/** The travellers of an order with all that can be done with them. */
export const wholeParty = (services: Services, party: PartyBase, spec: PartySpec): WholeParty => ({
  ...party,
  ...createActions(services, party, spec),
});

function createActions(
  services: Services,
  party: PartyBase,
  { travel, form, journey, people, types, words, gone }: PartySpec,
) {
  const { values, edit } = form;
  const { pasteFailed } = { ...actionTexts, ...words };
  const { roster, newest, wanted, editing, unchecked, pasted } = party;

  /** Opens the fields of a traveller, or folds them into one line. */
  function edits(key: string, on: boolean): void {
    if (on) checked(key);
    if (editing.peek().has(key) === on) return;
    const next = new Set(editing.peek());
    if (on) next.add(key);
    else next.delete(key);
    editing.value = next;
  }

  function checked(key: string): void {
    if (unchecked.peek().has(key)) unchecked.value = new Set([...unchecked.peek()].filter((one) => one !== key));
  }

  /** Given to the contact by us: the member has typed nothing over it while it is still there. */
  const suggested = { name: '', mobilePhone: '' };

  /**
   * Fills an empty contact with the first adult, and follows the adult's edits. The value is set before the field gets
   * the focus: a later one would mix with typed text.
   */
  function suggestContact(): void {
    const { contact } = values.peek();
    const adult = people.peek().find(({ fare, errors }) => fare === 'ADT' && !errors.name && !errors.certNo);
    if (!adult) return;
    // The contact's name is in Chinese, whatever the passport says.
    const name = travel.isLatin ? adult.draft.name : adult.input.name;
    const known = { name, mobilePhone: (!adult.errors.mobilePhone && adult.input.mobilePhone) || '' };
    const take = (field: keyof typeof known) => {
      if (contact[field] && contact[field] !== suggested[field]) return contact[field];
      return (suggested[field] = known[field] || contact[field]);
    };
    const next = { ...contact, name: take('name'), mobilePhone: take('mobilePhone') };
    if (next.name !== contact.name || next.mobilePhone !== contact.mobilePhone) edit({ contact: next });
  }

  const actions = partyActions({
    most: travel.most,
    papers: travel.papers,
    form,
    roster: () => Array.from(roster.known.peek().values()),
    gone,
    edited: suggestContact,
    nextType(own) {
      const typeOf = new Map(people.peek().map(({ draft, input }) => [draft.key, input.psgType]));
      const missing = types?.missing(values.peek().people.map(({ key, psgType }) => typeOf.get(key) ?? psgType)) ?? [];
      const isOfFare = (type: PsgType) => own && fareTypeOf(type) === fareTypeOf(own);
      return missing.find((type) => type === own) ?? missing.find(isOfFare) ?? missing[0];
    },
    async offered(key, person, type) {
      if (await types?.asks(person, type)) actions.editPerson(key, { psgType: type });
    },
    added(key) {
      newest.value = key;
      wanted.value = key;
      form.keepErrors();
    },
    arrived(key) {
      const one = people.peek().find(({ draft }) => draft.key === key);
      const wrong = Object.keys(one?.errors ?? {});
      // A card with something missing is open until it is closed by its own press.
      edits(key, wrong.length > 0);
      // A wrong entry is said at once, a missing one after its field was left: the head of the card names it.
      for (const field of wrong) if (one?.input[field as keyof typeof one.input]) form.leave(`${key}.${field}`);
      suggestContact();
    },
    travelDays: () => journey.peek().travelDays,
  });

  return {
    ...actions,
    edits,
    /** Opens or closes a card by its own button; the focus goes to the element that replaces it. */
    turn(key: string, on: boolean): void {
      newest.value = key;
      edits(key, on);
    },
    /** Takes a pasted text apart, for the form `first` and those after it. False: nothing in it could be used. */
    async paste(text: string, first?: string): Promise<boolean> {
      const part = await importAgain(() => import('../paste/fill.ts')).catch(() => null);
      const into = {
        most: travel.most,
        papers: travel.papers,
        people: () => values.peek().people,
        roster: Array.from(roster.known.peek().values()),
        travelDays: journey.peek().travelDays,
        put: actions.put,
        came: (own: string) => void (unchecked.value = new Set([...unchecked.peek(), own])),
      };
      return batch(() => {
        const result = part?.fillPasted(services, text, words.passengers, into, first);
        pasted.value = result ?? { isWhole: false, text: pasteFailed };
        return !!result?.count;
      });
    },
    /** Brings the number of an own passenger's document into its field. */
    async reveal(key: string): Promise<void> {
      const one = values.peek().people.find((item) => item.key === key);
      if (!one) return;
      const { certType, passengerId } = one;
      const outcome = await services.api.send(passenger.reveal, { id: passengerId, certType });
      if (outcome.ok) actions.editPaper(key, { certNo: outcome.data.certNo }, certType);
    },
    leave(path: string): void {
      form.leave(path);
      if (!path.startsWith('contact.')) suggestContact();
    },
  };
}
