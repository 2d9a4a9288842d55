/** Options of a choice from their names. */
export const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));
