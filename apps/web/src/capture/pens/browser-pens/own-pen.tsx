import { useTranslation } from 'react-i18next';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import styles from './bluetooth.module.css';
import { PaperUnderPen } from './paper-under-pen.js';
import { PenCard } from './pen-card.js';
import { PostState } from './post-state.js';
import { useAvailability } from './use-availability.js';
import { bluetoothPen, useDesk } from './use-desk.js';

/** A student's own pen: what it writes on own homework goes to the school. */
export function OwnPen() {
  const { t } = useTranslation('browserPens');
  const { desk, state, post, sent } = useDesk();
  const availability = useAvailability(bluetoothPen);
  return (
    <ToolFrame
      title={t('title')}
      back="/index"
      panel={
        <div className={styles.panel}>
          <PenCard desk={desk} state={state} driver={bluetoothPen} availability={availability} hint={t('neoHint')} />
          <PostState post={post} state={sent} />
        </div>
      }
    >
      <PaperUnderPen pageCode={state.page?.pageCode ?? null} state={state} />
    </ToolFrame>
  );
}
