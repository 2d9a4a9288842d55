export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 1.6 30.4 16 16 30.4 1.6 16z" fill="currentColor" />
      <path className="bh-plane" d="M8 17.2 24.6 9 18 24.4l-2.6-5.6L8 17.2z" />
      <path d="m15.4 18.8 9.2-9.8" stroke="currentColor" strokeWidth="1.3" />
    </svg>
  );
}
