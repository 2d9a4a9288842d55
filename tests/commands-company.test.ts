import type { SubCompany } from '#contract/sub-company.ts';
import { commandSuite } from '#tests/support/suites/command-suite.ts';
import { commandTexts as subCompanyTexts } from '#widgets/company/sub-companies/command-texts.ts';
import * as subCompanies from '#widgets/company/sub-companies/commands.ts';
import { createEnd } from '#widgets/company/substitutes/model.ts';
import { texts as substituteTexts } from '#widgets/company/substitutes/texts.ts';

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

commandSuite('ending the rule of a substitute', {
  open(services) {
    const booker = { kind: 'employee' as const, id: 1, name: '许曼', note: '' };
    const { run } = createEnd(services, substituteTexts, () => undefined);
    return () => run({ substituteId: '1', booker });
  },
  data: { substituteId: '1' },
  asks: true,
});
