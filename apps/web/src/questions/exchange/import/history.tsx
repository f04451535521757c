import { ABSENT } from '@zhibi/contract/kernel';
import { exchangeApi, type ImportState, type QuestionImport } from '@zhibi/contract/questions/exchange';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import styles from './exchange.module.css';

const tones: Readonly<Record<ImportState, StatusTone>> = {
  waiting: 'wait',
  running: 'run',
  done: 'done',
  undone: 'off',
  failed: 'bad',
};

/** The teacher's earlier imports, the newest first. */
export function History({ onOpen }: { onOpen: (importId: string) => void }) {
  const { t } = useTranslation('exchange');
  const pages = useInfinite(exchangeApi.imports, {});
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <Card title={t('history.title')} flush>
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 3 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('history.empty')} hint={t('history.emptyHint')} />}
      >
        {() => (
          <>
            <div className={styles.scroll}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('history.name')}</th>
                    <th scope="col">{t('history.format')}</th>
                    <th scope="col">{t('history.state')}</th>
                    {(['added', 'skipped', 'doubtful'] as const).map((name) => (
                      <th key={name} scope="col" className={styles.number}>
                        {t(`history.${name}`)}
                      </th>
                    ))}
                    <th scope="col">{t('history.at')}</th>
                    <th scope="col">{t('history.actions')}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((one) => (
                    <Line key={one.importId} one={one} onOpen={onOpen} />
                  ))}
                </tbody>
              </table>
            </div>
            <TableFoot
              shown={rows.length}
              loading={isFetchingNextPage}
              onNext={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          </>
        )}
      </Screen>
    </Card>
  );
}

function Line({ one, onOpen }: { one: QuestionImport; onOpen: (importId: string) => void }) {
  const { t } = useTranslation('exchange');
  const { counts, format } = one;
  return (
    <tr>
      <td className={styles.text}>{one.fileName || ABSENT}</td>
      <td className={styles.short}>{format ? t(`format.${format}`) : ABSENT}</td>
      <td>
        <StatusTag tone={tones[one.state]}>{t(`state.${one.state}`)}</StatusTag>
      </td>
      <td className={styles.number}>{counts.added + counts.kept}</td>
      <td className={styles.number}>{counts.skipped}</td>
      <td className={styles.number}>{counts.doubtful}</td>
      <td className={styles.short}>{formatNear(one.createdAt)}</td>
      <td>
        <Button className={styles.mend} type="link" size="small" onClick={() => onOpen(one.importId)}>
          {t('history.open')}
        </Button>
      </td>
    </tr>
  );
}
