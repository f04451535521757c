import { readIsbn, treesApi } from '@zhibi/contract/questions/trees';
import { Button, Form, Input, InputNumber, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Cover } from './cover.js';

/** What stands on the book itself: its number, its year, its cover. All may be missing. */
export function TradeFields() {
  const { t } = useTranslation('trees');
  const isIsbn = (_: unknown, typed: string | null) =>
    !typed || readIsbn(typed) !== undefined ? Promise.resolve() : Promise.reject(new Error(t('books.isbnWrong')));
  return (
    <>
      <Form.Item name="isbn" label={t('books.isbn')} rules={[{ validator: isIsbn }]} validateTrigger="onBlur">
        <Input maxLength={30} placeholder={t('books.isbnHint')} />
      </Form.Item>
      <Form.Item name="year" label={t('books.year')}>
        <InputNumber min={1949} max={2100} precision={0} style={{ width: 140 }} />
      </Form.Item>
      <Form.Item name="coverId" label={t('books.cover')}>
        <CoverField />
      </Form.Item>
    </>
  );
}

/** A form field: `value` is the id of the picture. */
function CoverField({
  value = null,
  onChange,
}: {
  value?: string | null;
  onChange?: (coverId: string | null) => void;
}) {
  const { t } = useTranslation('trees');
  const upload = useWrite(treesApi.putCover, [], { onDone: ({ coverId }) => onChange?.(coverId) });
  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'end' }}>
      <Cover coverId={value} alt={t('books.cover')} widthPx={72} />
      <Upload
        accept="image/*"
        showUploadList={false}
        beforeUpload={(file) => {
          upload.mutate({ file });
          return false;
        }}
      >
        <Button loading={upload.isPending}>{t('books.coverAdd')}</Button>
      </Upload>
      {value && (
        <Button type="text" onClick={() => onChange?.(null)}>
          {t('books.coverDrop')}
        </Button>
      )}
    </div>
  );
}
