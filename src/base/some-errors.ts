/** The errors of a form without the fields that have none. */
export const someErrors = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error));
