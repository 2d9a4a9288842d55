/** Names of what the company calls its own. */
export interface ProcessNames {
  /** 0 is the company's account. */
  person(id: number): string;
  role(id: number): string;
  department(id: number): string;
  /** Text of the level's id. */
  level(id: string): string;
  costCenter(code: string): string;
  /** Name of the level with this rank; absent: the rank as a number. */
  rank?(rank: number): string;
}

export const companyName = '企业管理员';

/** Names out of an `Org`; what it has no names for is shown as its number. */
export const namesOf = (
  people: ReadonlyMap<number, { name: string }>,
  others: Partial<Omit<ProcessNames, 'person'>> = {},
): ProcessNames => ({
  person: (id) => (id === 0 ? companyName : (people.get(id)?.name ?? `员工 ${id}`)),
  role: (id) => `角色 ${id}`,
  department: (id) => `部门 ${id}`,
  level: (id) => `等级 ${id}`,
  costCenter: (code) => code,
  ...others,
});
