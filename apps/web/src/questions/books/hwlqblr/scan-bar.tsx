import { LeftOutlined, RightOutlined, UploadOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { booksApi, type OwnBook, type OwnPage } from '@zhibi/contract/questions/books';
import { writingApi } from '@zhibi/contract/questions/writing';
import { Button, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, refresh } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { asRefusal } from '../../../platform/refusal.js';
import { RefusedFiles } from '../../../platform/refused-files.js';
import { session } from '../../../platform/session-store.js';
import styles from './entry-workspace.module.css';
import type { PageDraft } from './use-page-draft.js';

interface ScanBarProps {
  book: OwnBook;
  page: OwnPage;
  pages: readonly OwnPage[];
  draft: PageDraft;
  onScan: (fileId: string | null) => void;
  onTurn: (page: number) => void;
}

/** Through the pages, and their scans: the first of several lands on the page in hand, the others on those that follow. */
export function ScanBar({ book, page, pages, draft, onScan, onTurn }: ScanBarProps) {
  const { t } = useTranslation('books');
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const putOn = async (to: OwnPage, fileId: string) => {
    if (!to.can.edit || to.fileId !== null) return notify.warn(t('bench.taken', { page: to.page }));
    const { revision, itemIds, areas } = to;
    await call(booksApi.savePage, { bookId: book.bookId, page: to.page, revision, fileId, itemIds, areas });
  };
  const take = async (list: readonly File[]) => {
    setSending(true);
    const refused = new RefusedFiles();
    for (const [at, file] of list.entries()) {
      const to = pages[page.page - 1 + at];
      try {
        const kept = to && (await call(writingApi.upload, { file }));
        if (!to || !kept) continue;
        if (at === 0) onScan(kept.fileId);
        else await putOn(to, kept.fileId);
      } catch (error) {
        const refusal = asRefusal(error, session.get().language);
        if (!refusal.isSaid) refused.add(file.name, refusal.message);
      }
    }
    if (list.length > 1) {
      if (refused.count === 0)
        notify.done(t('bench.uploaded', { from: page.page, to: Math.min(page.page + list.length - 1, book.pages) }));
      await refresh(queries, [booksApi.one]);
    }
    refused.tell();
    setSending(false);
  };
  return (
    <div className={styles.bar}>
      <span>
        <Button
          type="text"
          size="small"
          icon={<LeftOutlined />}
          aria-label={t('bench.before')}
          disabled={page.page <= 1}
          onClick={() => onTurn(page.page - 1)}
        />
        {t('bench.page', { page: page.page, count: book.pages })}
        <Button
          type="text"
          size="small"
          icon={<RightOutlined />}
          aria-label={t('bench.after')}
          disabled={page.page >= book.pages}
          onClick={() => onTurn(page.page + 1)}
        />
      </span>
      {page.can.edit && (
        <span>
          {draft.fileId !== null && (
            <Button size="small" type="text" onClick={() => onScan(null)}>
              {t('bench.dropScan')}
            </Button>
          )}
          <Upload
            multiple
            accept="image/png,image/jpeg,image/webp,.heic,.heif"
            showUploadList={false}
            beforeUpload={(file, list) => {
              // Called once for each: the first stands for all.
              if (file === list[0]) void take(list);
              return false;
            }}
          >
            <Button size="small" icon={<UploadOutlined />} loading={isSending} title={t('bench.uploadMany')}>
              {t(draft.fileId === null ? 'bench.upload' : 'bench.replace')}
            </Button>
          </Upload>
        </span>
      )}
    </div>
  );
}
