import type { WidgetLoad } from './registry.ts';

/** Screens that only a company has. Their files are named here, so that the screens of everybody else carry no name of them. */
export const companyScreens = {
  'my-standard': () => import('./company/my-standard/index.ts'),
  applications: () => import('./company/applications/index.ts'),
  standards: () => import('./company/standards/index.ts'),
  employees: () => import('./company/employees/index.ts'),
  'car-standards': () => import('./company/car-standards/index.ts'),
  'employee-import': () => import('./company/employee-import/index.ts'),
  'sub-companies': () => import('./company/sub-companies/index.ts'),
  preferences: () => import('./company/preferences/index.ts'),
  approvals: () => import('./company/approvals/index.ts'),
  settlement: () => import('./bill/settlement/index.ts'),
  substitutes: () => import('./company/substitutes/index.ts'),
  processes: () => import('./company/processes/index.ts'),
} satisfies Readonly<Record<string, WidgetLoad>>;

export type CompanyScreen = keyof typeof companyScreens;
