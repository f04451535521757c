import { DeleteOutlined } from '@ant-design/icons';
import { type GroundState, groundApi } from '@zhibi/contract/papers/ground';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import styles from './ground.module.css';
import { UploadCard } from './upload-card.js';

const tones: Record<GroundState, StatusTone> = { reading: 'run', ready: 'wait', failed: 'bad', made: 'done' };
const ASK_MS = 3_000;

/** Own papers that came on paper: a new one is put in, those begun are gone on with. */
export function Grounds({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('ground');
  const known = useRead(groundApi.list, { subjectId });
  const isReading = known.data?.items.some(({ state }) => state === 'reading') === true;
  // What is being read is asked for again, as long as the screen is open.
  const read = useRead(groundApi.list, { subjectId }, isReading ? { everyMs: ASK_MS } : {});
  const removing = useWrite(groundApi.remove, [groundApi.list], { onDone: () => notify.done(t('list.removed')) });
  const items = read.data?.items ?? [];
  const learned = items.filter(
    ({ state, questionCount }) => questionCount > 0 && (state === 'made' || state === 'ready'),
  );
  return (
    <div className={styles.parts}>
      <Card>
        <UploadCard subjectId={subjectId} known={learned} />
      </Card>
      <Card flush>
        <Screen
          read={read}
          skeleton={{ rows: 4 }}
          isEmpty={() => items.length === 0}
          empty={<EmptyState title={t('list.none')} hint={t('list.noneHint')} />}
        >
          {() => (
            <PlainTable
              asCards
              words={3}
              columns={[t('list.name'), t('list.state'), t('list.at'), t('list.pages'), t('list.questions'), '']}
              rows={items.map(({ groundId, title, state, at, pageCount, questionCount, paperId }) => ({
                key: groundId,
                cells: [
                  <Go key="go" to={paperId ? `/paper/detail?paper=${paperId}` : `/paperTest/ground?ground=${groundId}`}>
                    {title}
                  </Go>,
                  <StatusTag key="state" tone={tones[state]}>
                    {t(`state.${state}`)}
                  </StatusTag>,
                  formatNear(at),
                  pageCount,
                  questionCount,
                  state === 'made' ? (
                    ''
                  ) : (
                    <Confirm
                      key="remove"
                      isDangerous
                      title={t('list.removeTitle', { title })}
                      hint={t('list.removeHint')}
                      words={t('list.remove')}
                      onConfirm={() => removing.mutate({ groundId })}
                    >
                      <Button
                        type="text"
                        size="small"
                        icon={<DeleteOutlined />}
                        aria-label={`${t('list.remove')} ${title}`}
                      />
                    </Confirm>
                  ),
                ],
              }))}
            />
          )}
        </Screen>
      </Card>
    </div>
  );
}
