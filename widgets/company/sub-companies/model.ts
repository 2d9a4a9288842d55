import { subCompany as calls } from '#contract/sub-company.ts';
import type { BindRequest, CompanyAct, SubCompany } from '#contract/sub-company.ts';
import { isMobilePhone } from '#domain/account/phone.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createForm } from '#kit/forms/form.ts';
import { textFilter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

export interface SubCompanyFilters {
  keyword: string;
}
export const subCompanyListing: ListingSpec<SubCompany, SubCompanyFilters> = {
  filters: { keyword: textFilter() },
  sorts: ['-bound', '-people', '-orders', '-spend'],
  size: 20,
  idOf: ({ id }) => String(id),
};
export const actListing = (id: number): ListingSpec<CompanyAct, object, { companyId: number }> => ({
  fixed: { companyId: id },
  filters: {},
  sorts: ['-time'],
  size: 20,
  idOf: (act) => String(act.id),
});

export const createUnbind = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.unbind, {
    input: ({ id }: SubCompany) => ({ companyId: id }),
    confirm: ({ name }) => texts.unbindQuestion(name),
    done: () => texts.unbound,
    settle,
  });

/** Goes on as the administrator of the company, from its workbench. */
export const createEnter = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.enter, {
    input: ({ id }: SubCompany) => ({ companyId: id }),
    confirm: ({ name }) => texts.enterQuestion(name),
    settle: (outcome) => {
      if (!outcome.ok) return settle();
      services.session.adopt(outcome.data);
      services.navigate('company_index');
      return undefined;
    },
  });

export const createMakeCode = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.code, { input: (_code: 'code') => ({}), done: () => texts.codeMade, settle });

export const createAnswer = (services: Services, settle: () => unknown) =>
  createCommand(services, calls.answer, {
    input: ({ request, agree }: { request: BindRequest; agree: boolean }) => ({ bindId: request.id, agree }),
    settle,
  });

export function createSubCompanies(services: Services, texts: Texts) {
  const list = createListing(services, calls.list, subCompanyListing);
  const binding = createResource(services, calls.binding, {});
  const settle = () => Promise.all([list.refresh(), binding.load()]);
  void binding.load();
  const [unbind, enter] = [createUnbind(services, texts, settle), createEnter(services, texts, settle)];
  const [makeCode, answer] = [createMakeCode(services, texts, settle), createAnswer(services, settle)];
  return {
    list,
    binding,
    enter: (one: SubCompany) => void enter.run(one),
    unbind: (one: SubCompany) => void unbind.run(one),
    makeCode: () => void makeCode.run('code'),
    answer: (request: BindRequest, agree: boolean) => void answer.run({ request, agree }),
    dispose: () => list.dispose(),
  };
}
export type SubCompaniesModel = ReturnType<typeof createSubCompanies>;

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
