import { PlusOutlined } from '@ant-design/icons';
import { fullScoreOf } from '@zhibi/contract/papers';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { formatNumber } from '../../../platform/time.js';
import { type Content, totalOf } from '../../parts/content.js';
import { useSectionTitle } from '../../parts/use-section-title.js';
import styles from './structure-card.module.css';

/** The whole paper at a glance: sections, numbers to jump to, the total. */
export function StructureCard({ content, onAddSection }: { content: Content; onAddSection: () => void }) {
  const { t } = useTranslation('papers');
  const titleOf = useSectionTitle();
  return (
    <Card title={t('compose.sections')}>
      <nav className={styles.structure} aria-label={t('compose.sections')}>
        <p className={styles.total}>
          {t('compose.total')}
          <b>{formatNumber(totalOf(content))}</b>
          {t('section.points')}
        </p>
        {content.sections.map(({ sectionId, title, choose, items }) => (
          <section key={sectionId}>
            <h3>
              {titleOf(title)}
              <span>{t('preview.points', { score: formatNumber(fullScoreOf({ choose, items })) })}</span>
            </h3>
            <div className={styles.chips}>
              {items.map(({ itemId, no }) => (
                <a key={itemId} href={`#${itemId}`} onClick={(event) => goTo(event, itemId)}>
                  {no}
                </a>
              ))}
            </div>
          </section>
        ))}
        <div className={styles.actions}>
          <Button icon={<PlusOutlined />} onClick={onAddSection}>
            {t('compose.addSection')}
          </Button>
        </div>
        <p className={styles.keys}>{t('compose.keys')}</p>
      </nav>
    </Card>
  );
}

/** Scrolls without leaving a mark in the address: it is read as the page's state. */
function goTo(event: { preventDefault: () => void }, itemId: string): void {
  event.preventDefault();
  document.getElementById(itemId)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
