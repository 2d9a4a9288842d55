/** Moves the clock of a window or a process. Pages get it as text, so it asks for nothing outside. */
export function moveClock(byMs) {
  if (!byMs) return;
  const TrueDate = globalThis.Date;
  const now = () => TrueDate.now() + byMs;
  globalThis.Date = new Proxy(TrueDate, {
    apply: () => new TrueDate(now()).toString(),
    construct: (date, given, made) => Reflect.construct(date, given.length ? given : [now()], made),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  });
}
