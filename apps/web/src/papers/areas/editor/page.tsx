import { areasApi } from '@zhibi/contract/papers/areas';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { useSession } from '../../../platform/session-store.js';
import { Editor } from './editor.js';
import styles from './editor.module.css';

/** Drawing the answer areas of a paper: a teacher's own, or any of the school by operations that act for it. */
export function Page() {
  const { t } = useTranslation('areas');
  const paperId = useSearchParams()[0].get('paper');
  const { loginType } = useSession();
  const read = useRead(areasApi.open, paperId ? { paperId } : null);
  const back = loginType === 4 ? '/devops/marking' : `/paper/detail?paper=${paperId ?? ''}`;
  if (read.data) return <Editor key={paperId} opened={read.data} back={back} />;
  return (
    <ToolFrame title={t('title')} back={back}>
      <div className={styles.surface}>
        {paperId ? (
          <Screen read={read} skeleton="page">
            {() => null}
          </Screen>
        ) : (
          <EmptyState title={t('noPaper')} hint={t('noPaperHint')} />
        )}
      </div>
    </ToolFrame>
  );
}
