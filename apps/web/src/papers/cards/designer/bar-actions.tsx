import { DownloadOutlined, SaveOutlined, ScanOutlined, SendOutlined } from '@ant-design/icons';
import { cardsApi } from '@zhibi/contract/papers/cards';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../platform/download.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { TemplateDialog } from './template-dialog.js';
import { TestButton } from './test-button.js';
import type { CardWork } from './use-card.js';

/** What is done with a card, in the order in which it is done: saved, tested, released, printed. */
export function BarActions({ work }: { work: CardWork }) {
  const { t } = useTranslation('cards');
  const [isNaming, setNaming] = useState(false);
  const { saved, isDirty, isBusy, faults, canEdit } = work;
  const { paperId } = saved;
  const isReleased = saved.state === 'released' && !isDirty;
  return (
    <>
      {canEdit && (
        <Button disabled={isDirty} onClick={() => setNaming(true)}>
          {t('asTemplate')}
        </Button>
      )}
      {canEdit && (
        <Button icon={<SaveOutlined />} disabled={!isDirty} loading={isBusy} onClick={work.save}>
          {t('save')}
        </Button>
      )}
      {canEdit && !isReleased && <TestButton work={work} icon={<ScanOutlined />} />}
      {isReleased ? (
        <>
          <Button icon={<DownloadOutlined />} onClick={() => void download(cardsApi.pdf, { paperId })}>
            {t('blankPdf')}
          </Button>
          <GoButton type="primary" icon={<SendOutlined />} to={`/paperTest/preview?paper=${paperId}`}>
            {t('toPrint')}
          </GoButton>
        </>
      ) : (
        canEdit && (
          <Button
            type="primary"
            disabled={isDirty || !saved.can.release || faults.length > 0}
            loading={isBusy}
            onClick={work.release}
          >
            {t('release')}
          </Button>
        )
      )}
      {isNaming && <TemplateDialog paperId={paperId} onClose={() => setNaming(false)} />}
    </>
  );
}
