import { correctionApi } from '@zhibi/contract/marking/pen-correction';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { useRead } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { ToolFrame } from '../../platform/layout/tool-frame.js';
import { Screen } from '../../platform/screen.js';
import { useSearchParams } from '../../platform/search-params.js';
import { CorrectedSheet } from './corrected-sheet.js';
import styles from './correction.module.css';
import { CorrectionPanel } from './correction-panel.js';
import { PenState } from './pen-state.js';
import { usePageInAddress, usePenFollowed } from './use-pen-followed.js';

/** Live correction with a pen on paper: the page under the pen, what is read of it, and what is asked. */
export function Page() {
  const { t } = useTranslation('correction');
  const asked = usePageInAddress();
  // Whoever came from the answers of a homework goes back to them; the pen may lie on any page meanwhile.
  const homework = useSearchParams()[0].get('homework') ?? '';
  const read = useRead(correctionApi.page, asked);
  const { data } = read;
  const page = data?.page ?? null;
  const { before, goBack } = usePenFollowed(data && page ? { ...data, name: page.studentName } : undefined);
  const code = data?.pageCode ?? asked.pageCode;
  return (
    <ToolFrame
      title={page?.studentName ?? t('pen.title')}
      note={page ? t('pen.where', { title: page.title, page: page.page, code }) : undefined}
      back={homework === '' ? '/correction/index' : `/markFull?${new URLSearchParams({ homework })}`}
      middle={data && <PenState pen={data.pen} />}
      actions={
        page && (
          <GoButton to={`/markFullScreen?homework=${page.homeworkId}&student=${page.studentId}`}>
            {t('pen.byScreen')}
          </GoButton>
        )
      }
      panel={page && <CorrectionPanel key={`${page.homeworkId} ${page.studentId}`} page={page} />}
      foot={page && <span>{t('pen.ways')}</span>}
    >
      <Screen read={read} skeleton="page">
        {({ state, pen }) => (
          <div className={styles.surface}>
            {before && (
              <p className={styles.note} role="status">
                {page ? t('pen.followed', { name: page.studentName, page: page.page }) : t('pen.followedElsewhere')}
                <Button size="small" onClick={goBack}>
                  {t('pen.backTo', { name: before.name })}
                </Button>
              </p>
            )}
            {pen && !pen.isConnected && (
              <p className={`${styles.note} ${styles.off}`} role="status">
                {t('pen.penOff')}
              </p>
            )}
            {page && <CorrectedSheet page={page} />}
            {state !== 'ready' && <Instead {...{ state, code, homework }} hasPen={pen !== null} />}
          </div>
        )}
      </Screen>
    </ToolFrame>
  );
}

interface InsteadProps {
  state: 'no-page' | 'unknown' | 'foreign';
  code: string;
  /** From whose answers somebody came; '' for none. */
  homework: string;
  hasPen: boolean;
}

/** Why there is no page to correct. */
function Instead({ state, code, homework, hasPen }: InsteadProps) {
  const { t } = useTranslation('correction');
  if (state === 'no-page' && !hasPen)
    return (
      <EmptyState
        title={t('pen.noPen')}
        hint={t('pen.noPenHint')}
        action={<GoButton to={homework === '' ? '/demo' : `/demo?homework=${homework}`}>{t('pen.tryPen')}</GoButton>}
      />
    );
  return <EmptyState title={t(`pen.states.${state}`)} hint={t(`pen.states.${state}Hint`, { code })} />;
}
