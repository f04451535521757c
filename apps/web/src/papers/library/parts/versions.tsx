import type { PaperVersion } from '@zhibi/contract/papers/library';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNear } from '../../../platform/time.js';
import styles from './paper.module.css';

const columns = ['revision', 'made', 'pages', 'areas', 'issues', 'copies'] as const;

/** Every revision that was laid out, the newest first; the one that the paper has now is named. */
export function Versions({ versions, revision }: { versions: readonly PaperVersion[]; revision: number }) {
  const { t } = useTranslation('library');
  return (
    <Card className={styles.card ?? ''} title={t('section.versions')} flush={versions.length > 0}>
      {versions.length === 0 ? (
        <EmptyState title={t('version.none')} hint={t('version.noneHint')} />
      ) : (
        <PlainTable
          asCards
          words={2}
          columns={columns.map((column) => t(`version.column.${column}`))}
          rows={versions.map((one) => ({
            key: String(one.revision),
            cells: [
              <span key="revision">
                {t('version.name', { revision: one.revision })}{' '}
                {one.revision === revision && <StatusTag tone="done">{t('version.now')}</StatusTag>}
              </span>,
              formatNear(one.madeAt),
              one.pageCount,
              one.areaCount,
              one.issueCount,
              one.copies,
            ],
          }))}
        />
      )}
    </Card>
  );
}
