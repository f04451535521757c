/** The sign of the product, with its stroke. */
export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect x="1" y="1" width="30" height="30" rx="8" fill="var(--ink)" />
    <path d="M10 6.5h9.5L24 11v14.5H10z" fill="#fff" />
    <path d="M19.5 6.5V11H24" fill="none" stroke="var(--ink-line)" strokeWidth="1.4" />
    <path
      d="M7 21.6c4-5.8 6.4 2 9.4-2.2 1.8-2.6 3.6-1.4 6.2-3.8"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2.1"
      strokeLinecap="round"
    />
  </svg>
);
