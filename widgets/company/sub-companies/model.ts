import { subCompany as calls } from '#contract/sub-company.ts';
import type { BindRequest, CompanyAct, SubCompany } from '#contract/sub-company.ts';
import { createPart } from '#kit/part.ts';
import { createLazyActions } from '#kit/press.ts';
import { textFilter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';

export interface SubCompanyFilters {
  keyword: string;
}
const subCompanyListing: ListingSpec<SubCompany, SubCompanyFilters> = {
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

export function createSubCompanies(services: Services) {
  const list = createListing(services, calls.list, subCompanyListing);
  const binding = createResource(services, calls.binding, {});
  void binding.load();
  const { act, dispose } = createLazyActions(
    createPart(() => import('./commands.ts')),
    ({ createActions }) => createActions(services, () => Promise.all([list.refresh(), binding.load()])),
  );
  return {
    list,
    binding,
    enter: (one: SubCompany) => act(({ enter }) => enter.run(one)),
    unbind: (one: SubCompany) => act(({ unbind }) => unbind.run(one)),
    makeCode: () => act(({ makeCode }) => makeCode.run('code')),
    answer: (request: BindRequest, agree: boolean) => act(({ answer }) => answer.run({ request, agree })),
    dispose() {
      dispose();
      list.dispose();
    },
  };
}
export type SubCompaniesModel = ReturnType<typeof createSubCompanies>;
