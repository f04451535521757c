import { toLine } from '@zhibi/content';
import { writingApi } from '@zhibi/contract/questions/writing';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Line } from '../../../platform/rich/line.js';
import { Screen } from '../../../platform/screen.js';
import { formatStamp } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import { typeNames } from '../../parts/type-names.js';
import styles from '../parts/banked-card.module.css';

const LONGEST = 80;

/** What was begun and not saved yet, on whatever machine. */
export function Drafts({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('writing');
  const types = useTranslation('questions').t;
  const pages = useInfinite(writingApi.drafts, { subjectId });
  const drop = useWrite(writingApi.dropDraft, [writingApi.drafts, writingApi.draft]);
  const { rows } = pages;
  return (
    <Screen
      read={together({ pages })}
      skeleton={{ rows: 6 }}
      isEmpty={() => rows.length === 0}
      empty={<EmptyState title={t('mine.empty.drafts')} hint={t('mine.emptyHint.drafts')} />}
    >
      {() => (
        <div className={styles.drafts}>
          {rows.map(({ draftId, questionId, content: { body }, savedAt }) => (
            <Card key={draftId}>
              <div className={styles.draft}>
                <b>{types(`type.${typeNames[body.type]}`)}</b>
                <Go to={`/paperTest/addQues?draft=${draftId}`}>
                  <Line text={toLine(body.stem).slice(0, LONGEST) || t('draft.empty')} />
                </Go>
                <span>{t(questionId ? 'draft.ofQuestion' : 'draft.ofNew', { at: formatStamp(savedAt) })}</span>
                <Confirm title={t('draft.dropAsk')} onConfirm={() => drop.mutate({ draftId })}>
                  <Button size="small">{t('draft.drop')}</Button>
                </Confirm>
              </div>
            </Card>
          ))}
          <TableFoot
            shown={rows.length}
            loading={pages.isFetchingNextPage}
            onNext={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
          />
        </div>
      )}
    </Screen>
  );
}
