import { LoadingOutlined } from '@ant-design/icons';
import { type GroundReason, groundApi, groundReasons } from '@zhibi/contract/papers/ground';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { Editor } from './editor.js';
import styles from './editor.module.css';

const BACK = '/paperTest/paper?shelf=ground';
const ASK_MS = 1_500;

/** Pages that came on paper: waited for while they are read, then framed question by question. */
export function Page() {
  const { t, i18n } = useTranslation('ground');
  const groundId = useSearchParams()[0].get('ground');
  const first = useRead(groundApi.open, groundId ? { groundId } : null);
  const isReading = first.data?.state === 'reading';
  const read = useRead(groundApi.open, groundId ? { groundId } : null, isReading ? { everyMs: ASK_MS } : {});
  const ground = read.data;
  if (ground?.state === 'ready') return <Editor key={groundId} opened={ground} back={BACK} />;
  const reason = ground?.reason as GroundReason | null | undefined; // as: the server sends one of these words
  const why = reason && reason in groundReasons ? groundReasons[reason][i18n.language === 'en' ? 'en' : 'zh'] : '';
  const again = <GoButton to={BACK}>{t('shelf')}</GoButton>;
  return (
    <ToolFrame title={ground?.title ?? t('title')} back={BACK}>
      <div className={styles.surface}>
        {!groundId && <EmptyState title={t('noGround')} hint={t('noGroundHint')} action={again} />}
        {groundId && (
          <Screen read={read} skeleton="page">
            {({ state, reason: word, paperId, ownPaper }) => {
              if (state === 'failed')
                return (
                  <EmptyState
                    title={
                      ownPaper
                        ? t('ownPaper', { title: ownPaper.title })
                        : t(word === 'own-page' ? 'ownPage' : 'failed')
                    }
                    hint={why || t('failedHint')}
                    action={
                      ownPaper ? (
                        <>
                          <GoButton type="primary" to={`/paper/detail?paper=${ownPaper.paperId}`}>
                            {t('list.toPaper')}
                          </GoButton>{' '}
                          {again}
                        </>
                      ) : (
                        again
                      )
                    }
                  />
                );
              if (state === 'made')
                return (
                  <EmptyState
                    title={t('state.made')}
                    hint=""
                    action={<GoButton to={`/paper/detail?paper=${paperId ?? ''}`}>{t('list.toPaper')}</GoButton>}
                  />
                );
              return (
                <div role="status" className={styles.reading}>
                  <LoadingOutlined aria-hidden />
                  <b>{t('reading')}</b>
                  <p>{t('readingHint')}</p>
                </div>
              );
            }}
          </Screen>
        )}
      </div>
    </ToolFrame>
  );
}
