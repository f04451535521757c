import { booksApi, type OwnBook, type OwnBookFields } from '@zhibi/contract/questions/books';
import { Flex, Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useNames } from '../../../people/index.js';
import { useRead, useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { fieldErrors, showWrong } from '../../../platform/form-errors.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { ChapterFields } from './chapter-fields.js';
import { FromTextbook } from './from-textbook.js';

interface BookDrawerProps {
  subjectId: number;
  editing: OwnBook | 'new' | null;
  onClose: () => void;
}

/** A book is begun or changed here; nothing typed is lost by a refusal. */
export function BookDrawer({ subjectId, editing, onClose }: BookDrawerProps) {
  const { t } = useTranslation('books');
  return (
    <Drawer
      size="wide"
      title={t(editing === 'new' ? 'form.new' : 'form.edit')}
      open={editing !== null}
      onClose={onClose}
    >
      {editing === 'new' && <Inside subjectId={subjectId} book={null} fields={null} onClose={onClose} />}
      {editing !== null && editing !== 'new' && <Known subjectId={subjectId} book={editing} onClose={onClose} />}
    </Drawer>
  );
}

/** The chapters are not on the shelf: they are read first. */
function Known({ book, ...rest }: { subjectId: number; book: OwnBook; onClose: () => void }) {
  const read = useRead(booksApi.one, { bookId: book.bookId });
  return (
    <Screen read={read} skeleton={{ rows: 8 }}>
      {({ book: now, chapters }) => <Inside {...rest} book={now} fields={{ ...now, chapters }} />}
    </Screen>
  );
}

interface InsideProps {
  subjectId: number;
  book: OwnBook | null;
  fields: OwnBookFields | null;
  onClose: () => void;
}

const terms = ['first', 'second', 'whole'] as const;

function Inside({ subjectId, book, fields, onClose }: InsideProps) {
  const { t } = useTranslation('books');
  const names = useNames();
  const navigate = useNavigate();
  const [form] = Form.useForm<OwnBookFields>();
  const changed = [booksApi.shelf, booksApi.one];
  const onRefused = (refusal: Parameters<typeof fieldErrors>[0]) => showWrong(form, fieldErrors(refusal));
  const save = useWrite(booksApi.save, changed, {
    onRefused,
    onDone: () => {
      notify.done(t('done.saved'));
      onClose();
    },
  });
  const create = useWrite(booksApi.create, changed, {
    onRefused,
    onDone: ({ bookId }) => void navigate(`/paperTest/hwlqblr?book=${bookId}`),
  });
  const finish = (given: OwnBookFields) =>
    book === null
      ? create.mutate({ ...given, subjectId })
      : save.mutate({ ...given, bookId: book.bookId, revision: book.revision });
  const needs = (field: string) => [{ required: true, message: t('form.required', { field }) }];
  const stage = Math.floor(subjectId / 100);
  const grades = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
    (gid) => stage < 1 || stage > 3 || stage === (gid < 7 ? 1 : gid < 10 ? 2 : 3),
  );
  const first: Partial<OwnBookFields> = { term: 'first', pages: 2, chapters: [{ title: '', from: 1 }] };
  return (
    <DraftForm
      draft={`book ${book?.bookId ?? 'new'}`}
      on={book?.revision}
      form={form}
      layout="vertical"
      initialValues={fields ?? first}
      onFinish={finish}
    >
      <Form.Item name="title" label={t('form.name')} rules={[{ ...needs(t('form.name'))[0], whitespace: true }]}>
        <Input maxLength={60} placeholder={t('form.nameHint')} />
      </Form.Item>
      <Flex gap={12} wrap>
        <Form.Item name="gid" label={t('form.grade')} rules={needs(t('form.grade'))} style={{ width: 130 }}>
          <Select options={grades.map((gid) => ({ value: gid, label: names.grade(gid) }))} />
        </Form.Item>
        <Form.Item name="term" label={t('form.term')} style={{ width: 130 }}>
          <Select options={terms.map((term) => ({ value: term, label: t(`term.${term}`) }))} />
        </Form.Item>
        <Form.Item name="pages" label={t('form.pages')} rules={needs(t('form.pages'))} style={{ width: 110 }}>
          <InputNumber min={1} max={500} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          name="edition"
          label={t('form.edition')}
          rules={[{ ...needs(t('form.edition'))[0], whitespace: true }]}
          style={{ flex: '1 1 150px' }}
        >
          <Input maxLength={60} placeholder={t('form.editionHint')} />
        </Form.Item>
      </Flex>
      {book === null && <FromTextbook subjectId={subjectId} onChosen={(chosen) => form.setFieldsValue(chosen)} />}
      <ChapterFields />
      <Foot isBusy={save.isPending || create.isPending} onCancel={onClose} />
    </DraftForm>
  );
}
