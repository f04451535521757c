import { PlusOutlined } from '@ant-design/icons';
import { libraryApi } from '@zhibi/contract/papers/library';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../people/index.js';
import { useInfinite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { Screen } from '../../platform/screen.js';
import { together } from '../../platform/together.js';
import { CardTable } from './card-table.js';
import styles from './cards.module.css';
import { CreateDrawer } from './create-drawer.js';
import { MadeCards } from './made-cards.js';
import { Templates } from './templates.js';

/** From a paper to its answer card by one click, a card for a paper that exists elsewhere, the cards made so far, and the school's templates. */
export function Page() {
  const { t } = useTranslation('cards');
  const subjectId = useSubjectId();
  const [isMaking, setMaking] = useState(false);
  const [templateId, setTemplateId] = useState<string | undefined>();
  const pages = useInfinite(
    libraryApi.list,
    subjectId === null ? null : { subjectId, shelf: 'mine', withoutCards: true },
  );
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  if (subjectId === null)
    return (
      <>
        <PageHead title={t('title')} note={t('hint')} back="/source/list" />
        <EmptyState title={t('noSubject')} hint={t('noSubjectHint')} />
      </>
    );
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('hint')}
        back="/source/list"
        extra={
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setMaking(true)}>
            {t('withoutPaper')}
          </Button>
        }
      />
      <div className={styles.cards}>
        <MadeCards subjectId={subjectId} />
        <Templates chosen={templateId} onChoose={setTemplateId} />
        <Card title={t('fromPaper')} flush>
          <Screen
            read={together({ pages })}
            skeleton={{ rows: 6 }}
            isEmpty={() => rows.length === 0}
            empty={
              <EmptyState
                title={t('empty')}
                hint={t('emptyHint')}
                action={
                  <GoButton size="small" to="/paperTest/self">
                    {t('toPapers')}
                  </GoButton>
                }
              />
            }
          >
            {() => (
              <>
                <CardTable papers={rows} templateId={templateId} />
                <TableFoot
                  shown={rows.length}
                  loading={isFetchingNextPage}
                  onNext={hasNextPage ? () => void fetchNextPage() : undefined}
                />
              </>
            )}
          </Screen>
        </Card>
      </div>
      {isMaking && <CreateDrawer subjectId={subjectId} templateId={templateId} onClose={() => setMaking(false)} />}
    </>
  );
}
