import { external } from '#contract/external.ts';
import type { GuestValues } from '#domain/passenger/guest.ts';
import type { FieldBinding } from '#kit/forms/use-form.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { SelectField } from '#ui/form/more-fields.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { guestTexts } from '#parts/traveller/form/guest-texts.ts';

/** Host of an external traveller, and the reason of the visit. */
export function GuestFields({ field }: { field: (name: keyof GuestValues) => FieldBinding<string> }) {
  const words = useTexts('guest-fields', guestTexts);
  const { say } = useSay();
  const hosts = useValue(useResource(external.hosts, {}).current);
  const rows = hosts.state === 'ready' ? hosts.data.rows : [];
  return (
    <>
      <SelectField
        {...field('hostId')}
        label={words.hostId}
        required
        hint={hosts.state === 'failed' ? say(hosts.text) : words.hostHint}
        options={rows.map(({ id, name, deptName }) => ({ value: String(id), label: name, hint: deptName }))}
      />
      <TextField
        {...field('visitReason')}
        label={words.visitReason}
        required
        maxLength={60}
        placeholder={words.reasonForm}
      />
    </>
  );
}
