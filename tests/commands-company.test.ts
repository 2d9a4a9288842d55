import type { SubCompany } from '#contract/sub-company.ts';
import { commandSuite } from '#tests/support/suites/command-suite.ts';
import * as subCompanies from '#widgets/company/sub-companies/model.ts';
import { texts as subCompanyTexts } from '#widgets/company/sub-companies/texts.ts';

const someCompany = { id: 1, name: '云帆华南' } as SubCompany;
commandSuite('ending the binding of a sub-company', {
  open(services) {
    const { run } = subCompanies.createUnbind(services, subCompanyTexts, () => undefined);
    return () => run(someCompany);
  },
  data: { id: 1 },
  asks: true,
});
commandSuite('a code by which another company is bound', {
  open(services) {
    const { run } = subCompanies.createMakeCode(services, subCompanyTexts, () => undefined);
    return () => run('code');
  },
  data: { requests: [] },
  asks: false,
});
