/** @jsxImportSource react */

export const Sign = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="1.25em"
    height="1.25em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    style={{ flex: 'none' }}
  >
    <path d={path} />
  </svg>
);
