import { studentJourneys } from '#domain/rail/ticket-types.ts';

/** Words of the proof of a student ticket. */
export const studentTexts = {
  title: '学生票资质',
  sub: '优惠区间为家庭与学校所在地，每学年限 4 次单程；进站时核验',
  of: (name: string) => `${name} 的学生资质`,
  someone: '乘车人',
  left: (left: number) => `本学年还可购买 ${left} 次（共 ${studentJourneys} 次）`,
  school: '学校',
  schoolHint: '学校全称',
  entered: '入学年份',
  enteredHint: '如 2024',
  years: '学制',
  yearsOf: (years: string) => `${years} 年`,
  from: '优惠区间',
  fromHint: '家庭所在城市',
  to: '至',
  toHint: '学校所在城市',
};
