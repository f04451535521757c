import { InboxOutlined } from '@ant-design/icons';
import { booksApi, fillLimits, type OwnBook } from '@zhibi/contract/questions/books';
import { Alert, InputNumber, Upload } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { jobs } from '../../../platform/jobs.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { notify } from '../../../platform/notify.js';
import styles from './fill.module.css';
import { FillList } from './fill-list.js';

interface FillDrawerProps {
  open: boolean;
  book: OwnBook;
  /** The page in hand, where filling begins unless somebody says otherwise. */
  page: number;
  onClose: () => void;
}

/** Pages filled from a file, and what became of the files before. */
export function FillDrawer({ open, book, page, onClose }: FillDrawerProps) {
  const { t } = useTranslation('books');
  return (
    <Drawer size="wide" title={t('fill.title')} open={open} onClose={onClose}>
      <Begin book={book} page={page} />
      <FillList bookId={book.bookId} />
    </Drawer>
  );
}

const USUAL_PER_PAGE = 4;

function Begin({ book: { bookId, pages }, page }: { book: OwnBook; page: number }) {
  const { t } = useTranslation('books');
  const [first, setFirst] = useState(page);
  const [perPage, setPerPage] = useState(USUAL_PER_PAGE);
  const [problem, setProblem] = useState<string>();
  const [pageId, perPageId] = [useId(), useId()];
  const fill = useWrite(booksApi.fill, [booksApi.fills], {
    handles: ['empty-file', 'too-large', 'file-kind'],
    onDone: ({ jobId }, { file }) => {
      const name = file instanceof File ? file.name : '';
      jobs.follow(jobId, t('fill.job', { name }), `/paperTest/hwlqblr?book=${bookId}&page=${first}`);
      notify.done(t('fill.begun'));
    },
    onRefused: ({ message }) => setProblem(message),
  });
  const begin = (file: File) => {
    setProblem(undefined);
    fill.mutate({ bookId, page: first, perPage, file });
  };
  return (
    <>
      <div className={styles.fields}>
        <label htmlFor={pageId}>
          {t('fill.page')}
          <InputNumber
            id={pageId}
            min={1}
            max={pages}
            precision={0}
            value={first}
            onChange={(no) => no !== null && setFirst(no)}
          />
        </label>
        <label htmlFor={perPageId}>
          {t('fill.perPage')}
          <InputNumber
            id={perPageId}
            min={1}
            max={fillLimits.perPage}
            precision={0}
            value={perPage}
            onChange={(no) => no !== null && setPerPage(no)}
          />
        </label>
      </div>
      {problem && <Alert style={{ marginBottom: 12 }} type="error" showIcon title={problem} />}
      <Upload.Dragger
        height={132}
        accept=".pdf,.docx"
        showUploadList={false}
        disabled={fill.isPending}
        beforeUpload={(file) => {
          begin(file);
          return false;
        }}
      >
        <p style={{ fontSize: 24, color: 'var(--ink)' }}>
          <InboxOutlined />
        </p>
        <p>{t(fill.isPending ? 'fill.sending' : 'fill.drop')}</p>
      </Upload.Dragger>
      <p className={styles.note} style={{ marginTop: 8 }}>
        {t('fill.hint')}
      </p>
    </>
  );
}
