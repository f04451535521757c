import { Alert, Button, Form, type FormInstance, type FormProps } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formDrafts } from './form-drafts.js';

export interface DraftFormProps<V> extends Omit<FormProps<V>, 'children'> {
  /** What is written here, with the id of what is changed: one draft for each. */
  draft: string;
  /** Changes when what was typed has been saved, where the form stays. */
  saved?: unknown;
  children: ReactNode;
}

/** A form whose values are there again after a reload. Every form of the application is one, but those of secrets alone. */
export function DraftForm<V extends object>({
  draft,
  saved,
  form: given,
  onValuesChange,
  children,
  ...props
}: DraftFormProps<V>) {
  const { t } = useTranslation('platform');
  const [own] = Form.useForm<V>();
  const form: FormInstance<V> = given ?? own;
  const [isRestored, setRestored] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(saved);

  // The storage of the tab. A form that is gone was saved or given up; one that only waits behind another page is still in the document.
  useEffect(() => {
    const kept = formDrafts.of(draft);
    if (kept) {
      form.setFieldsValue(kept as Parameters<typeof form.setFieldsValue>[0]); // written by this form
      setRestored(true);
    }
    const here = place.current;
    return () => void setTimeout(() => !here?.isConnected && formDrafts.drop(draft));
  }, [draft, form]);

  // The same storage: what is saved is no draft.
  useEffect(() => {
    if (saved === first.current) return;
    first.current = saved;
    formDrafts.drop(draft);
    setRestored(false);
  }, [saved, draft]);

  const giveUp = () => {
    form.resetFields();
    formDrafts.drop(draft);
    setRestored(false);
  };
  return (
    <Form<V>
      {...props}
      form={form}
      onValuesChange={(changed, all) => {
        formDrafts.keep(draft, form.getFieldsValue());
        onValuesChange?.(changed, all);
      }}
    >
      <div ref={place}>
        {isRestored && (
          <Alert
            type="info"
            showIcon
            style={{ marginBottom: 16 }}
            title={t('draft.restored')}
            action={
              <Button size="small" type="link" onClick={giveUp}>
                {t('draft.giveUp')}
              </Button>
            }
          />
        )}
      </div>
      {children}
    </Form>
  );
}
