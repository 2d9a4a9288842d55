import { companyBill } from '#contract/company-bill.ts';
import { cycleName } from '#domain/company-bill/cycle-name.ts';
import { ownFileLimits } from '#domain/company-bill/own-file/values.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useValue } from '#kit/readable.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { ImportScreen } from '#parts/import/ImportScreen.tsx';
import { saveMade } from '#parts/import/save-made.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import formCss from '#ui/form/form.css?shadow';
import importCss from '#ui/import/import.css?shadow';
import stepsCss from '#ui/journey/steps.css?shadow';
import { ownFileTexts } from './texts.ts';

const styles = [formCss, importCss, stepsCss];

/** A list of the company beside one of its bills. */
export function OwnFile({ billId }: { billId: number }) {
  useStyles(styles);
  const services = useServices();
  const t = useTexts('companyBillFile', ownFileTexts);
  const toBill = () => services.navigate(services.place.peek().name, { bill: billId });
  const bill = useValue(useResource(companyBill.detail, { billId }).data);
  return (
    <ImportScreen
      t={{ ...t, lead: bill ? t.leadOf(t.say(cycleName(bill)), bill.no) : t.lead }}
      maxBytes={ownFileLimits.bytes}
      maxRows={ownFileLimits.rows}
      load={() => import('./Differences.tsx').then(({ stepsOf }) => stepsOf(services, t, { billId, toBill }))}
      saveTemplate={(format) => saveMade(services, t.saved, companyBill.matchFileExport, { billId, format })}
    >
      {() => (
        <p>
          <LinkButton onClick={toBill}>{t.back}</LinkButton>
        </p>
      )}
    </ImportScreen>
  );
}
