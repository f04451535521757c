/** The few signs of the login page, as strokes of a pen: the icon library would bring the whole styling engine along. */
const STROKES = {
  account: 'M8 8.2a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 14c.4-3 2.6-4.4 5.5-4.4s5.1 1.4 5.5 4.4',
  password:
    'M4 7h8a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM5.2 7V4.8a2.8 2.8 0 0 1 5.6 0V7M8 9.7v1.8',
  picture: 'M8 1.8 13.2 3.6v4c0 3.3-2.2 5.6-5.2 6.7-3-1.1-5.2-3.4-5.2-6.7v-4zM5.8 7.9l1.6 1.6 2.9-3',
  phone: 'M5 1.5h6a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM7 12.3h2',
  message:
    'M2.5 3h11a.8.8 0 0 1 .8.8v7a.8.8 0 0 1-.8.8H7l-3.2 2.6v-2.6H2.5a.8.8 0 0 1-.8-.8v-7a.8.8 0 0 1 .8-.8zM5 7.3h.01M8 7.3h.01M11 7.3h.01',
  name: 'M2 3h12a.7.7 0 0 1 .7.7v8.6a.7.7 0 0 1-.7.7H2a.7.7 0 0 1-.7-.7V3.7A.7.7 0 0 1 2 3zM5.3 7.6a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8zM3 10.8c.2-1.4 1.1-2 2.3-2s2.1.6 2.3 2M9.8 6.3h2.7M9.8 9.3h2.7',
  ticket: 'M2 4h12v2.6a1.5 1.5 0 0 0 0 2.9V12H2V9.5a1.5 1.5 0 0 0 0-2.9zM9.5 4v1.5M9.5 7.3v1.5M9.5 10.5V12',
  shown:
    'M1.5 8c1.7-2.9 3.9-4.3 6.5-4.3s4.8 1.4 6.5 4.3c-1.7 2.9-3.9 4.3-6.5 4.3S3.2 10.9 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  hidden:
    'M1.5 8c1.7-2.9 3.9-4.3 6.5-4.3s4.8 1.4 6.5 4.3c-1.7 2.9-3.9 4.3-6.5 4.3S3.2 10.9 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM3 13.5 13 2.5',
  refused: 'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4',
} as const;

export type IconName = keyof typeof STROKES;

export const Icon = ({ name }: { name: IconName }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.3"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={STROKES[name]} />
  </svg>
);
