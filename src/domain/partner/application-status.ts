/** An application's life: handed in → looked at → approved or refused. */
export type ApplicationStatus = 'submitted' | 'reviewing' | 'approved' | 'rejected';

export const applicationStatusNames: Readonly<Record<ApplicationStatus, string>> = {
  submitted: '已提交',
  reviewing: '审核中',
  approved: '已通过',
  rejected: '未通过',
};

/** Still to be decided: a phone has at most one of these. */
export const openApplications: readonly ApplicationStatus[] = ['submitted', 'reviewing'];

/** Typed in groups or with letters in any case: `hb 2026…` → `HB2026…`. */
export const applicationNoOf = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase().slice(0, 20);

/** HB, the day, eight digits. */
export const isApplicationNo = (text: string): boolean => /^HB\d{16}$/.test(text);
