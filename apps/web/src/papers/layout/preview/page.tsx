import { type Paper, papersApi } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import styles from './page.module.css';
import { Tool } from './tool.js';

const PAPERS = '/source/list';

/** The paper as it will be printed: looked at, mended, taken away, printed for classes, published. */
export function Page() {
  const { t } = useTranslation('papers');
  const paperId = useSearchParams()[0].get('paper');
  const read = useRead(papersApi.detail, paperId ? { paperId } : null);
  if (!paperId) return <Navigate to={PAPERS} replace />;
  if (read.data) return <Loaded key={paperId} paper={read.data} />;
  return (
    <ToolFrame title={t('preview.title')} back={PAPERS}>
      <div className={styles.surface}>
        <Screen read={read} wayOn={<GoButton to={PAPERS}>{t('list.title')}</GoButton>}>
          {() => null}
        </Screen>
      </div>
    </ToolFrame>
  );
}

function Loaded({ paper }: { paper: Paper }) {
  const { t } = useTranslation('papers');
  const isEmpty = paper.sections.every(({ items }) => items.length === 0);
  if (!isEmpty) return <Tool paper={paper} />;
  return (
    <ToolFrame title={<span translate="no">{paper.title}</span>} back={`/paperTest/self?paper=${paper.paperId}`}>
      <div className={styles.state}>
        <EmptyState title={t('preview.noQuestions')} hint={t('preview.noQuestionsHint')} />
      </div>
    </ToolFrame>
  );
}
