import { cardsApi } from '@zhibi/contract/papers/cards';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';

const LONGEST = 40;

/** The looks of this card become a template of the school. */
export function TemplateDialog({ paperId, onClose }: { paperId: string; onClose: () => void }) {
  const { t } = useTranslation('cards');
  const [name, setName] = useState('');
  const keep = useWrite(cardsApi.keepTemplate, [cardsApi.templates], {
    onDone: () => {
      notify.done(t('templateKept'));
      onClose();
    },
  });
  const main = () => {
    if (name.trim() !== '') keep.mutate({ paperId, name: name.trim() });
  };
  return (
    <Dialog
      title={t('asTemplate')}
      keepsTyping
      onClose={onClose}
      foot={{ onMain: main, isBusy: keep.isPending, isDisabled: name.trim() === '' }}
    >
      <p>{t('templateHint')}</p>
      <Input
        aria-label={t('templateName')}
        placeholder={t('templateName')}
        maxLength={LONGEST}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={main}
      />
    </Dialog>
  );
}
