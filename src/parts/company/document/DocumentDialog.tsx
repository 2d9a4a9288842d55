import type { EmployeeDetail } from '#contract/company-people.ts';
import { searchedCountries } from '#domain/passenger/countries/countries.ts';
import { certTypeOrder, certTypes } from '#domain/passenger/documents/cert-types.ts';
import { typedCertNo } from '#domain/passenger/documents/typed-number.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { DocumentFields } from '#parts/traveller/DocumentFields.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { CheckField, DateField, TextField } from '#ui/form/fields.tsx';
import { FormGrid } from '#ui/form/FormGrid.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { createDocumentForm } from './document-model.ts';
import { documentTexts } from './document-texts.ts';

interface Props {
  one: EmployeeDetail;
  onClose(): void;
  onDone(after: EmployeeDetail): void;
}

/** A document of an employee, entered by the company with the employee's consent. */
export function DocumentDialog({ one, onClose, onDone }: Props) {
  const services = useServices();
  const texts = useTexts('employeeDocument', documentTexts);
  const { say } = useSay();
  const form = useModel(() => createDocumentForm(services, one, onDone));
  const [values, busy, failure] = useValues(form.values, form.busy, form.failure);
  const field = useFields(form);
  const { certType } = values;
  const { expires } = certTypes[certType];
  const isAbroad = certType === '2' || certType === '9';
  return (
    <Dialog open onClose={onClose} title={texts.title(one.realName)}>
      <FormGrid
        label={texts.title(one.realName)}
        failure={say(failure)}
        onSubmit={() => void form.submit()}
        actions={
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button type="submit" kind="primary" busy={busy}>
              {texts.save}
            </Button>
          </>
        }
      >
        <DocumentFields
          words={texts}
          certType={certType}
          types={certTypeOrder.map((value) => ({ value, label: say(certTypes[value].label) }))}
          onType={(type) => form.edit({ certType: type, certNo: '' })}
          number={{ ...field('certNo'), maxLength: 40, keep: typedCertNo, mask: undefined }}
          valid={expires && { ...field('certValidDate'), required: true }}
        />
        {isAbroad && <SearchField {...field('issueCountry')} label={texts.issueCountry} options={searchedCountries} />}
        {certType !== '1' && (
          <>
            <TextField
              {...field('englishName')}
              label={texts.englishName}
              hint={texts.englishNameHint}
              maxLength={80}
              autoCapitalize="characters"
              spellCheck={false}
            />
            {!one.bornDate && (
              <>
                <DateField {...field('bornDate')} label={texts.bornDate} placeholder={texts.bornForm} required />
                <SelectField
                  {...field('sex')}
                  label={texts.sex}
                  options={[
                    { value: 'M', label: texts.sexes.M },
                    { value: 'F', label: texts.sexes.F },
                  ]}
                />
              </>
            )}
          </>
        )}
        <CheckField {...field('consent')} label={texts.consent} required wide>
          {texts.consentTick}
        </CheckField>
        {one.documents.some((kept) => kept.certType === certType) && (
          <p className="is-wide t-s12 t-3">{texts.replaces}</p>
        )}
      </FormGrid>
    </Dialog>
  );
}
