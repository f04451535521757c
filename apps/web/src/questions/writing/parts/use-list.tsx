import type { writingApi } from '@zhibi/contract/questions/writing';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { Go } from '../../../platform/layout/go.js';
import { formatStamp } from '../../../platform/time.js';
import styles from './use-list.module.css';

/** The papers that hold a question, each with its version, and their homework. */
export function UseList({ uses: { papers, more } }: { uses: z.output<typeof writingApi.uses.output> }) {
  const { t } = useTranslation('writing');
  return (
    <ul className={styles.uses}>
      {papers.map(({ paperId, title, version, frozen, mine, homework }) => (
        <li key={paperId}>
          {mine ? <Go to={`/paperTest/preview?paper=${paperId}`}>{title}</Go> : <span>{title}</span>}
          <span>{t(frozen ? 'uses.frozen' : 'uses.open', { version })}</span>
          {homework.map(({ homeworkId, title: name, startAt }) => (
            <span key={homeworkId}>{t('uses.homework', { name, at: formatStamp(startAt) })}</span>
          ))}
        </li>
      ))}
      {more > 0 && <li>{t('uses.more', { count: more })}</li>}
    </ul>
  );
}
