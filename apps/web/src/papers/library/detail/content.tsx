import type { Paper } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { formatNumber } from '../../../platform/time.js';
import { AnswerText, QuestionText } from '../../../questions/index.js';
import { useSectionTitle } from '../../parts/use-section-title.js';
import styles from '../parts/paper.module.css';

/** The questions of the paper as it holds them, with their answers. */
export function Content({ paper: { sections } }: { paper: Paper }) {
  const { t } = useTranslation('library');
  const titleOf = useSectionTitle();
  return sections.map(({ sectionId, title, items }) => (
    <Card key={sectionId} className={styles.card ?? ''} title={titleOf(title)}>
      <div className={styles.list}>
        {items.map(({ itemId, no, score, body }) => (
          <article key={itemId} aria-label={t('no', { no })}>
            <div className={styles.meta}>
              <b>{t('no', { no })}</b>
              <span>{t('points', { score: formatNumber(score) })}</span>
            </div>
            <QuestionText body={body} />
            <AnswerText body={body} />
          </article>
        ))}
      </div>
    </Card>
  ));
}
