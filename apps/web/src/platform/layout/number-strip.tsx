import styles from './number-strip.module.css';

export interface StripNumber {
  name: string;
  value: string;
  note?: string | undefined;
}

/** The plain numbers above a list: no boxes, no colours. */
export const NumberStrip = ({ label, numbers }: { label: string; numbers: readonly StripNumber[] }) => (
  <dl className={styles.strip} aria-label={label}>
    {numbers.map(({ name, value, note }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {value}
          {note && <em>{note}</em>}
        </dd>
      </div>
    ))}
  </dl>
);
