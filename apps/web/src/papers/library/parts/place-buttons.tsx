import { papersApi } from '@zhibi/contract/papers';
import { type LibraryPaper, libraryApi } from '@zhibi/contract/papers/library';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { notify } from '../../../platform/notify.js';
import { DuplicateDialog } from './duplicate-dialog.js';
import { ExportProject } from './project/export-project.js';

export interface PlaceButtonsProps {
  paper: { paperId: string; title: string };
  isShared: boolean;
  isArchived: boolean;
  can: LibraryPaper['can'];
  /** In a row of a table they are links, at the head of a page buttons. */
  look: 'link' | 'default';
}

/** Copy, share, put away: what is done with a paper as a whole. */
export function PlaceButtons({ paper, isShared, isArchived, can, look }: PlaceButtonsProps) {
  const { t } = useTranslation('library');
  const [isCopying, setIsCopying] = useState(false);
  const { paperId, title } = paper;
  const changed = [libraryApi.list, libraryApi.detail, papersApi.list];
  const sharing = useWrite(libraryApi.share, changed, {
    onDone: (_, { shared }) => notify.done(t(shared ? 'share.done' : 'share.undone', { title })),
  });
  const archiving = useWrite(libraryApi.archive, changed, {
    onDone: (_, { archived }) => notify.done(t(archived ? 'archive.done' : 'archive.undone', { title })),
  });
  return (
    <>
      {can.duplicate && (
        <Button type={look} onClick={() => setIsCopying(true)}>
          {t('action.duplicate')}
        </Button>
      )}
      {can.share && isShared && (
        <Button type={look} loading={sharing.isPending} onClick={() => sharing.mutate({ paperId, shared: false })}>
          {t('action.unshare')}
        </Button>
      )}
      {can.share && !isShared && (
        <Confirm
          title={t('share.ask')}
          hint={t('share.hint')}
          words={t('action.share')}
          onConfirm={() => sharing.mutate({ paperId, shared: true })}
        >
          <Button type={look} loading={sharing.isPending}>
            {t('action.share')}
          </Button>
        </Confirm>
      )}
      {can.archive && (
        <Button
          type={look}
          loading={archiving.isPending}
          onClick={() => archiving.mutate({ paperId, archived: !isArchived })}
        >
          {t(isArchived ? 'action.restore' : 'action.archive')}
        </Button>
      )}
      {can.duplicate && <ExportProject paperId={paperId} look={look} />}
      {isCopying && <DuplicateDialog paper={paper} onClose={() => setIsCopying(false)} />}
    </>
  );
}
