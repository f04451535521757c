import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../platform/layout/status-tag.js';
import type { Draft, DraftState, DraftView } from './draft.js';

const tones: Record<DraftState, StatusTone> = {
  saved: 'done',
  changed: 'wait',
  saving: 'run',
  failed: 'bad',
  refused: 'off',
};

/** Whether the server has everything, and since when. */
export function SavedTag({ view, draft }: { view: DraftView; draft: Draft }) {
  const { t } = useTranslation('papers');
  const { state, savedAt } = view;
  const time = `${savedAt.slice(8, 10)}:${savedAt.slice(10, 12)}`;
  return (
    <span role="status">
      <StatusTag tone={tones[state]}>{t(`saved.${state}`, { time })}</StatusTag>
      {state === 'failed' && (
        <Button type="link" size="small" onClick={() => void draft.flush()}>
          {t('saved.retry')}
        </Button>
      )}
    </span>
  );
}
