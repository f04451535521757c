import { type BookFill, type FillReason, type FillRow, fillReasons } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session-store.js';
import styles from './fill.module.css';

/** Why a file was not read, in a sentence. */
export function FillReasonWords({ reason }: { reason: FillReason }) {
  const { language } = useSession();
  return <p style={{ color: 'var(--warning)' }}>{fillReasons[reason][language]}</p>;
}

/** What of a file is on no page, and why. */
export function FillSkipped({ kind, rows }: { kind: BookFill['kind']; rows: readonly FillRow[] }) {
  const { t } = useTranslation('books');
  const { language } = useSession();
  if (rows.length === 0) return null;
  const partOf = ({ from, to, text, page }: FillRow): string => {
    if (kind === 'docx') return t('fill.item', { no: from, text });
    const pages = t(from === to ? 'fill.filePage' : 'fill.filePages', { from, to });
    return page === null ? pages : `${pages} ${t('fill.onto', { page })}`;
  };
  return (
    <>
      <p>{t('fill.skipped')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <ul className={styles.skipped} tabIndex={0} aria-label={t('fill.skipped')}>
        {rows.map((row) => (
          <li key={row.from}>
            {partOf(row)} {row.reason && <span>{fillReasons[row.reason][language]}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
