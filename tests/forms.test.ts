import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { formSuite } from '#tests/support/form-suite.ts';
import { createPassengerForm } from '#widgets/passenger/passenger-edit/model.ts';
import { createPartnerPlan } from '#widgets/home/partner-plan/model.ts';

formSuite('the application for the partner plan', {
  open: (services) => createPartnerPlan(services, '请勾选').form,
  filled: {
    company: '云帆国际贸易有限公司',
    contact: '周若宁',
    mobilePhone: '13500000001',
    city: '上海',
    kind: 'agent',
    note: '',
    agreed: true,
  },
  wrong: { change: { city: '9' }, path: 'city' },
  data: { applicationNo: 'HB2026010100000001' },
});

const passport = {
  certType: '2' as const,
  certNo: 'EA1234567',
  certValidDate: '2031-01-01',
  issueCountry: 'CN',
  kept: '',
};
formSuite('a frequent passenger', {
  open: (services) => createPassengerForm(services, null, () => undefined),
  filled: { name: '沈星河', bornDate: '1990-05-06', documents: [passport], consent: true },
  wrong: { change: { documents: [{ ...passport, certValidDate: '' }] }, path: 'documents.0.certValidDate' },
  data: { id: '1' },
});

/** Files that make a form. A new one gets a `formSuite` above. */
const covered = ['widgets/home/partner-plan/model.ts', 'widgets/passenger/passenger-edit/model.ts'];

it('holds every form of the sources', () => {
  const files = ['src', 'widgets'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
  );
  const makers = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      file !== 'src/kit/form.ts' &&
      /from '#kit\/form\.ts'/.test(fs.readFileSync(file, 'utf8')) &&
      /\bcreateForm\(/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(makers.toSorted()).toEqual(covered.toSorted());
});
