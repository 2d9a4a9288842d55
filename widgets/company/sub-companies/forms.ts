import { subCompany as calls } from '#contract/sub-company.ts';
import { isMobilePhone } from '#domain/account/phone.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './form-texts.ts';

const nameFault = (name: string, t: Texts): Record<string, string> => {
  const { length } = name.trim();
  return length < 2 || length > 40 ? { name: t.nameMissing } : {};
};

export const createAddForm = (services: Services, t: Texts, done: () => void) =>
  createForm(services, calls.add, {
    key: 'sub-company.new',
    blank: { name: '', adminName: '', mobilePhone: '' },
    check: ({ name, adminName, mobilePhone }): Record<string, string> => ({
      ...nameFault(name, t),
      ...(adminName.trim().length < 2 && { adminName: t.adminMissing }),
      ...(!isMobilePhone(mobilePhone) && { mobilePhone: t.phoneMissing }),
    }),
    input: ({ name, ...rest }) => ({ ...rest, name: name.trim() }),
    done,
  });

export const createRenameForm = (services: Services, t: Texts, id: number, done: () => void) =>
  createForm(services, calls.rename, {
    key: `sub-company.${id}`,
    blank: { name: '' },
    check: ({ name }) => nameFault(name, t),
    input: ({ name }) => ({ companyId: id, name: name.trim() }),
    done,
  });

export const createBindForm = (services: Services, t: Texts, done: () => void) =>
  createForm(services, calls.bind, {
    key: 'sub-company.bind',
    blank: { code: '' },
    check: ({ code }): Record<string, string> =>
      /^[A-Za-z\d]{8}$/.test(code.replace(/\s/g, '')) ? {} : { code: t.codeMissing },
    input: ({ code }) => ({ code }),
    done,
  });
