import { MoreOutlined } from '@ant-design/icons';
import { papersApi } from '@zhibi/contract/papers';
import { booksApi, type OwnBook } from '@zhibi/contract/questions/books';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { notify } from '../../../platform/notify.js';
import { BookCardActions } from '../../parts/book-shelf/book-card.js';
import { paperAddresses } from '../../parts/paper-addresses.js';
import { ReturnButton } from '../parts/return-button.js';

const changed = [booksApi.shelf, booksApi.one, booksApi.district];

/** What may be done with a book now: the next step as buttons, the rest in a menu. */
export function BookActions({ book, onEdit }: { book: OwnBook; onEdit: () => void }) {
  const { t } = useTranslation('books');
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const { bookId, title, pages, isUsed, can } = book;
  const said = (done: 'submitted' | 'withdrawn' | 'reopened' | 'removed') => ({
    onDone: () => notify.done(t(`done.${done}`)),
  });
  const submit = useWrite(booksApi.submit, changed, said('submitted'));
  const withdraw = useWrite(booksApi.withdraw, changed, said('withdrawn'));
  const reopen = useWrite(booksApi.reopen, changed, said('reopened'));
  const remove = useWrite(booksApi.remove, changed, said('removed'));
  const use = useWrite(booksApi.use, changed, {
    onDone: (_, { used }) => notify.done(t(used ? 'done.used' : 'done.unused')),
  });
  const share = useWrite(booksApi.share, changed, {
    onDone: (_, { shared }) => notify.done(t(shared ? 'done.shared' : 'done.unshared')),
  });
  const print = useWrite(booksApi.toPaper, [papersApi.list], {
    onDone: ({ paperId }) => void navigate(paperAddresses.preview(paperId)),
  });
  const decide = useWrite(booksApi.decide, changed, {
    onDone: (_, { verdict }) => notify.done(t(`done.${verdict}`)),
  });
  const more = [
    { is: can.use, key: 'print' as const, onClick: () => print.mutate({ bookId, from: 1, to: pages, title }) },
    { is: can.edit, key: 'edit' as const, onClick: onEdit },
    { is: can.withdraw, key: 'withdraw' as const, onClick: () => withdraw.mutate({ bookId }) },
    { is: can.reopen, key: 'reopen' as const, onClick: () => reopen.mutate({ bookId }) },
    { is: can.share, key: 'share' as const, onClick: () => share.mutate({ bookId, shared: true }) },
    { is: can.unshare, key: 'unshare' as const, onClick: () => share.mutate({ bookId, shared: false }) },
    { is: can.remove, key: 'remove' as const, onClick: () => setRemoving(true) },
  ].filter(({ is }) => is);
  return (
    <BookCardActions>
      <GoButton size="small" to={`/paperTest/previewHwl?own=${bookId}`}>
        {t('action.open')}
      </GoButton>
      {can.enter && (
        <GoButton size="small" to={`/paperTest/hwlqblr?book=${bookId}`}>
          {t('action.enter')}
        </GoButton>
      )}
      {can.submit && (
        <Button size="small" loading={submit.isPending} onClick={() => submit.mutate({ bookId })}>
          {t('action.submit')}
        </Button>
      )}
      {can.decide && (
        <>
          <ReturnButton
            about={bookId}
            words={t('action.return')}
            isPending={decide.isPending}
            onReturn={(note) => decide.mutate({ bookId, verdict: 'returned', note })}
          />
          <Button
            size="small"
            type="primary"
            loading={decide.isPending}
            onClick={() => decide.mutate({ bookId, verdict: 'published' })}
          >
            {t('action.publish')}
          </Button>
        </>
      )}
      {can.use && (
        <Button size="small" loading={use.isPending} onClick={() => use.mutate({ bookId, used: !isUsed })}>
          {t(isUsed ? 'action.unuse' : 'action.use')}
        </Button>
      )}
      {more.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{ items: more.map(({ key, onClick }) => ({ key, onClick, label: t(`action.${key}`) })) }}
        >
          <Button size="small" icon={<MoreOutlined />} aria-label={t('card.more')} />
        </Dropdown>
      )}
      <Dialog
        open={isRemoving}
        title={t('ask.remove', { title })}
        onClose={() => setRemoving(false)}
        foot={{
          words: t('action.remove'),
          onMain: () => {
            setRemoving(false);
            remove.mutate({ bookId });
          },
        }}
      >
        {t('ask.removeHint')}
      </Dialog>
    </BookCardActions>
  );
}
