import { papersApi } from '@zhibi/contract/papers';
import { Alert, Button, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { formDrafts } from '../../../platform/drafts/form-drafts.js';
import { draftOfPublishing } from './draft-name.js';
import { type Kept, keptStep } from './kept-step.js';
import { steps } from './use-filter.js';

/** Above the list: publishing that was left half-way, to go on with or to drop. */
export function KeptLine({ onGoOn }: { onGoOn: (kept: Kept) => void }) {
  const { t } = useTranslation('homework');
  const [kept, setKept] = useState(keptStep.get);
  const paperId = kept?.paperId ?? null;
  const { data: paper } = useRead(papersApi.detail, paperId ? { paperId } : null, { quiet: true });
  if (!kept || !paper) return null;
  const drop = () => {
    keptStep.drop();
    formDrafts.drop(draftOfPublishing(paper.paperId));
    setKept(null);
  };
  return (
    <Alert
      type="info"
      style={{ marginBottom: 12 }}
      title={t('publish.left', { title: paper.title, step: steps.indexOf(kept.step) + 1 })}
      action={
        <Space wrap>
          <Button size="small" type="primary" onClick={() => onGoOn(kept)}>
            {t('publish.goOn')}
          </Button>
          <Button size="small" onClick={drop}>
            {t('publish.drop')}
          </Button>
        </Space>
      }
    />
  );
}
