import { roundsApi } from '@zhibi/contract/marking/rounds';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../../platform/api.js';
import { EmptyState } from '../../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../../platform/layout/export-button.js';
import { GoButton } from '../../../../platform/layout/go-button.js';
import { ToolFrame } from '../../../../platform/layout/tool-frame.js';
import { Screen } from '../../../../platform/screen.js';
import { differencesOf, ownShareOf } from '../../../parts/rounds/addresses.js';
import { useMine } from '../../../parts/rounds/use-mine.js';
import { QuestionTable } from './question-table.js';
import styles from './set-up.module.css';

/** Who scores which question of a homework, how far they are and how far they agree: for whoever runs it. */
export function SetUp({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('rounds');
  const read = useRead(roundsApi.list, { homeworkId });
  const own = useMine().find((one) => one.homeworkId === homeworkId);
  return (
    <ToolFrame
      title={t('title')}
      note={read.data?.title}
      back={`/markFull?homework=${homeworkId}`}
      actions={<ExportButton endpoint={roundsApi.export} input={{ homeworkId }} />}
    >
      <div className={styles.page}>
        <div className={styles.intro}>
          <p>{t('intro')}</p>
          {own !== undefined && own.open > 0 && <GoButton to={ownShareOf(homeworkId)}>{t('own.title')}</GoButton>}
          {own !== undefined && own.differences > 0 && (
            <GoButton type="primary" to={differencesOf(homeworkId)}>
              {t('mine.settle', { count: own.differences })}
            </GoButton>
          )}
        </div>
        <Screen
          read={read}
          skeleton={{ rows: 6 }}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
        >
          {({ items, colleagues }) => <QuestionTable {...{ homeworkId, items, colleagues }} />}
        </Screen>
      </div>
    </ToolFrame>
  );
}
