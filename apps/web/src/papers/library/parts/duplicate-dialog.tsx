import { papersApi } from '@zhibi/contract/papers';
import { libraryApi } from '@zhibi/contract/papers/library';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';

export interface DuplicateDialogProps {
  paper: { paperId: string; title: string };
  onClose: () => void;
}

const LONGEST = 100;

/** Asks for the name of the copy and leads to it: whoever copies a paper wants to change it. */
export function DuplicateDialog({ paper: { paperId, title }, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation('library');
  const navigate = useNavigate();
  const [name, setName] = useState(() => t('copy.suffix', { title }).slice(0, LONGEST));
  const isMissing = name.trim() === '';
  const duplicating = useWrite(libraryApi.duplicate, [libraryApi.list, papersApi.list], {
    onDone: (made) => void navigate(`/paperTest/self?paper=${made.paperId}`),
  });
  return (
    <Dialog
      title={t('copy.title')}
      onClose={onClose}
      keepsTyping
      foot={{
        words: t('copy.make'),
        isBusy: duplicating.isPending,
        isDisabled: isMissing,
        onMain: () => duplicating.mutate({ paperId, title: name.trim() }),
      }}
    >
      <p>{t('copy.hint')}</p>
      <Form layout="vertical" style={{ marginTop: 12 }}>
        <Form.Item
          label={t('copy.name')}
          htmlFor="name-of-copy"
          {...(isMissing ? { validateStatus: 'error', help: t('copy.nameNeeded') } : {})}
        >
          <Input
            id="name-of-copy"
            autoFocus
            maxLength={LONGEST}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
