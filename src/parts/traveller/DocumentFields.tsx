import type { CertType } from '#domain/passenger/documents/cert-types.ts';
import { groupCertNo } from '#domain/passenger/documents/masking.ts';
import { DocumentField } from '#ui/form/DocumentField.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { DateField } from '#ui/form/fields.tsx';
import type { DocumentFieldProps } from '#ui/form/DocumentField.tsx';
import type { TextFieldProps } from '#ui/form/fields.tsx';
import type { SelectOption } from '#ui/select/Select.tsx';

interface DocumentFieldsProps {
  words: { certType: string; certNo: string; certValidDate: string };
  certType: CertType;
  types: readonly SelectOption<CertType>[];
  onType(type: CertType): void;
  number: Omit<DocumentFieldProps, 'label' | 'show'>;
  /** False: this type is not valid for a time. */
  valid: false | Omit<TextFieldProps, 'label'>;
}

const same = (text: string): string => text;

/** One document of a person: its type, its number, and the day until which it is valid. */
export function DocumentFields({ words, certType, types, onType, number, valid }: DocumentFieldsProps) {
  return (
    <>
      <SelectField
        name="certType"
        value={certType}
        error={undefined}
        onBlur={() => undefined}
        label={words.certType}
        required
        options={types}
        onInput={onType}
      />
      <DocumentField {...number} label={words.certNo} required show={certType === '1' ? groupCertNo : same} />
      {valid && <DateField required {...valid} label={words.certValidDate} />}
    </>
  );
}
