import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { bookLimits } from '@zhibi/contract/questions/books';
import { Button, Flex, Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';

/** The table of chapters: titles, and the page that each begins on. */
export function ChapterFields() {
  const { t } = useTranslation('books');
  return (
    <Form.List name="chapters">
      {(fields, { add, remove }) => (
        <fieldset style={{ border: 0, padding: 0, margin: '0 0 16px' }}>
          <legend style={{ padding: '0 0 8px' }}>{t('form.chapters')}</legend>
          {fields.map(({ key, name }, at) => (
            <Flex key={key} gap={8} align="baseline">
              <Form.Item
                name={[name, 'title']}
                style={{ flex: 1, marginBottom: 8 }}
                rules={[
                  {
                    required: true,
                    whitespace: true,
                    message: t('form.required', { field: t('form.chapter', { no: at + 1 }) }),
                  },
                ]}
              >
                <Input maxLength={60} aria-label={t('form.chapter', { no: at + 1 })} />
              </Form.Item>
              <span>{t('form.fromWord')}</span>
              <Form.Item
                name={[name, 'from']}
                style={{ marginBottom: 8 }}
                rules={[{ required: true, message: t('form.required', { field: t('form.from', { no: at + 1 }) }) }]}
              >
                <InputNumber
                  min={1}
                  max={bookLimits.pages}
                  precision={0}
                  disabled={at === 0}
                  aria-label={t('form.from', { no: at + 1 })}
                  style={{ width: 84 }}
                />
              </Form.Item>
              <Button
                type="text"
                icon={<DeleteOutlined />}
                disabled={at === 0}
                aria-label={t('form.drop', { no: at + 1 })}
                onClick={() => remove(name)}
              />
            </Flex>
          ))}
          <Button
            size="small"
            icon={<PlusOutlined />}
            disabled={fields.length >= bookLimits.chapters}
            onClick={() => add({ title: '' })}
          >
            {t('form.add')}
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}
