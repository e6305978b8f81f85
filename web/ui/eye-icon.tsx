/** An eye, open or struck out: drawn here, because the icon library would be the larger part of a first visit's kit. */
export function EyeIcon({ struckOut }: { struckOut: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2.5 12c4.5-8 14.5-8 19 0-4.5 8-14.5 8-19 0Z" />
      <circle cx="12" cy="12" r="3" />
      {struckOut && <path d="M4 20 20 4" />}
    </svg>
  );
}
