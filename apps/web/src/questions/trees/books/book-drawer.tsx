import { useQueryClient } from '@tanstack/react-query';
import { type BookFields, type KeptBook, treesApi } from '@zhibi/contract/questions/trees';
import { Alert, Button, Drawer, Flex, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, refresh, useRead, useWrite } from '../../../platform/api.js';
import { tell } from '../../../platform/tell.js';
import { useGradeName } from '../use-grade-name.js';

export type Editing = KeptBook | 'new' | null;

/** A textbook is added or changed here; nothing typed is lost by a refusal. */
export function BookDrawer({ editing, onClose }: { editing: Editing; onClose: () => void }) {
  const { t } = useTranslation('trees');
  return (
    <Drawer
      size={480}
      title={t(editing === 'new' ? 'books.add' : 'books.edit')}
      open={editing !== null}
      onClose={onClose}
      destroyOnHidden
    >
      {editing !== null && <Inside book={editing === 'new' ? null : editing} onClose={onClose} />}
    </Drawer>
  );
}

const words = ['volume', 'edition', 'title'] as const;

function Inside({ book, onClose }: { book: KeptBook | null; onClose: () => void }) {
  const { t } = useTranslation('trees');
  const { t: platform } = useTranslation('platform');
  const gradeName = useGradeName();
  const queries = useQueryClient();
  const [form] = Form.useForm<BookFields>();
  const [known, setKnown] = useState(book);
  const subjects = useRead(treesApi.subjects, {});
  const save = useWrite(treesApi.saveBook, [treesApi.books], {
    handles: ['changed'],
    onDone: () => {
      tell.done(t('books.saved'));
      onClose();
    },
  });
  const loadNewest = async () => {
    const { items } = await call(treesApi.books, {});
    setKnown(items.find((one) => one.textbookId === book?.textbookId) ?? null);
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
    <Form
      form={form}
      layout="vertical"
      scrollToFirstError={{ focus: true }}
      initialValues={book ?? {}}
      onFinish={(fields) => save.mutate({ textbookId: book?.textbookId, revision: known?.revision ?? 0, book: fields })}
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
          disabled={Boolean(book?.chapters)}
          showSearch={{ optionFilterProp: 'label' }}
          options={subjects.data?.items.map((one) => ({ value: one.subjectId, label: one.name }))}
        />
      </Form.Item>
      <Form.Item name="gid" label={t('grade')} rules={chosen(t('grade'))}>
        <Select options={grades.map((gid) => ({ value: gid, label: gradeName(gid) }))} />
      </Form.Item>
      {words.map((name) => (
        <Form.Item key={name} name={name} label={labels[name]} rules={required(labels[name])}>
          <Input maxLength={60} placeholder={hints[name]} />
        </Form.Item>
      ))}
      <Flex justify="end" gap={8}>
        <Button onClick={onClose}>{platform('cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {platform('save')}
        </Button>
      </Flex>
    </Form>
  );
}
