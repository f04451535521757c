import type { Lack } from '@zhibi/contract/questions/writing';
import { useTranslation } from 'react-i18next';
import type { zh } from '../text.zh.js';
import styles from './lacks.module.css';

type Reason = Exclude<keyof typeof zh.lack, 'inPart' | 'title' | 'none'>;

/** What a question still lacks, in words and with the place. */
export function Lacks({ lacks }: { lacks: readonly Lack[] }) {
  const { t } = useTranslation('writing');
  const said = lacks.map(({ reason, where }) => {
    const [, part] = /^parts\.(\d+)/.exec(where) ?? [];
    const label = /options\.([A-Z0-9])$/.exec(where)?.[1];
    const word =
      reason in wordsByReason ? t(`lack.${reason as Reason /* looked up above */}`, { label: label ?? '' }) : reason;
    return part === undefined ? word : t('lack.inPart', { no: Number(part) + 1, word });
  });
  return (
    <ul className={styles.lacks}>
      {[...new Set(said)].map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}

const wordsByReason: Record<Reason, true> = {
  'stem-empty': true,
  'options-too-few': true,
  'options-not-expected': true,
  'option-empty': true,
  'label-twice': true,
  'key-missing': true,
  'key-of-other-kind': true,
  'key-names-no-option': true,
  'key-has-several': true,
  'no-blank': true,
  'blanks-differ-from-key': true,
  'blanks-out-of-order': true,
  'parts-missing': true,
  'parts-not-expected': true,
  'part-is-combined': true,
  'formula-broken': true,
};
