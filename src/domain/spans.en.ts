/** 135 → `2 h 15 min`, 120 → `2 h`, 10 → `10 min`. */
export function showDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (!hours) return `${rest} min`;
  return rest ? `${hours} h ${rest} min` : `${hours} h`;
}
