import { useQueryClient } from '@tanstack/react-query';
import { type BookFields, type KeptBook, treesApi } from '@zhibi/contract/questions/trees';
import { Alert, Button, Checkbox, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { call, refresh, useRead, useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { TradeFields } from './trade-fields.js';

/** A book that is changed, a new one, or a new edition with the chapters of another. */
export type Editing = { kind: 'edit' | 'clone'; book: KeptBook } | 'new' | null;

/** A textbook is added or changed here; nothing typed is lost by a refusal. */
export function BookDrawer({ editing, onClose }: { editing: Editing; onClose: () => void }) {
  const { t } = useTranslation('trees');
  const names = useNames();
  const titleOf = () => {
    if (editing === null || editing === 'new') return t('books.add');
    return editing.kind === 'edit' ? t('books.edit') : t('books.cloneOf', { title: names.book(editing.book) });
  };
  return (
    <Drawer title={titleOf()} open={editing !== null} onClose={onClose}>
      {editing === 'new' && <Inside book={null} original={null} onClose={onClose} />}
      {editing !== null && editing !== 'new' && (
        <Inside
          book={editing.kind === 'edit' ? editing.book : null}
          original={editing.kind === 'clone' ? editing.book : null}
          onClose={onClose}
        />
      )}
    </Drawer>
  );
}

type Fields = BookFields & { withQuestions?: boolean };

const words = ['volume', 'edition', 'title'] as const;

interface InsideProps {
  book: KeptBook | null;
  /** Whose chapters a new edition takes over. */
  original: KeptBook | null;
  onClose: () => void;
}

function Inside({ book, original, onClose }: InsideProps) {
  const { t } = useTranslation('trees');
  const names = useNames();
  const queries = useQueryClient();
  const [form] = Form.useForm<Fields>();
  const [known, setKnown] = useState(book);
  const subjects = useRead(treesApi.subjects, {});
  const save = useWrite(treesApi.saveBook, [treesApi.books], {
    handles: ['changed'],
    onDone: () => {
      notify.done(t('books.saved'));
      onClose();
    },
  });
  const clone = useWrite(treesApi.cloneBook, [treesApi.books], {
    onDone: ({ chapters, questions }) => {
      notify.done(t('books.cloned', { chapters, questions }));
      onClose();
    },
  });
  const finish = ({ withQuestions = false, ...fields }: Fields) => {
    if (original) clone.mutate({ textbookId: original.textbookId, book: fields, withQuestions });
    else save.mutate({ textbookId: book?.textbookId, revision: known?.revision ?? 0, book: fields });
  };
  const loadNewest = async () => {
    if (book === null) return;
    setKnown(await call(treesApi.book, { textbookId: book.textbookId }));
    save.reset();
    await refresh(queries, [treesApi.books]);
  };
  const labels = { volume: t('books.volume'), edition: t('books.edition'), title: t('books.name') };
  const hints = { volume: t('books.volumeHint'), edition: t('books.editionHint'), title: t('books.nameHint') };
  const subject = Form.useWatch('subjectId', form);
  const stage = subjects.data?.items.find((one) => one.subjectId === subject)?.stage;
  const grades = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
    (gid) => stage === undefined || stage === (gid < 7 ? 1 : gid < 10 ? 2 : 3),
  );
  const required = (field: string) => [{ required: true, whitespace: true, message: t('books.required', { field }) }];
  const chosen = (field: string) => [{ required: true, message: t('books.required', { field }) }];
  return (
    <DraftForm
      draft={`textbook ${book?.textbookId ?? original?.textbookId ?? 'new'}`}
      on={known?.revision}
      form={form}
      layout="vertical"
      initialValues={book ?? (original ? { ...original, isbn: null, coverId: null, withQuestions: true } : {})}
      onFinish={finish}
    >
      {save.error?.reason === 'changed' && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBottom: 16 }}
          title={t('books.reload')}
          description={t('books.reloadHint')}
          action={
            <Button size="small" onClick={() => void loadNewest()}>
              {t('books.load')}
            </Button>
          }
        />
      )}
      <Form.Item name="subjectId" label={t('subject')} rules={chosen(t('subject'))}>
        <Select
          disabled={Boolean(book?.chapters) || original !== null}
          showSearch={{ optionFilterProp: 'label' }}
          options={subjects.data?.items.map((one) => ({ value: one.subjectId, label: names.subject(one.name) }))}
        />
      </Form.Item>
      <Form.Item name="gid" label={t('grade')} rules={chosen(t('grade'))}>
        <Select options={grades.map((gid) => ({ value: gid, label: names.grade(gid) }))} />
      </Form.Item>
      {words.map((name) => (
        <Form.Item key={name} name={name} label={labels[name]} rules={required(labels[name])}>
          <Input maxLength={60} placeholder={hints[name]} />
        </Form.Item>
      ))}
      <TradeFields />
      {original && (
        <Form.Item name="withQuestions" valuePropName="checked">
          <Checkbox>{t('books.cloneQuestions')}</Checkbox>
        </Form.Item>
      )}
      <Foot isBusy={save.isPending || clone.isPending} onCancel={onClose} />
    </DraftForm>
  );
}
