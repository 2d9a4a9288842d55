/** Texts of the grid of a week. */
export const weekWords = {
  days: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  hour: (hour: number) => String(hour).padStart(2, '0'),
  cell: (day: string, hour: number) => `${day} ${String(hour).padStart(2, '0')}:00`,
  mine: '当前规则',
} as const;
