import { Alert, Button, Form, type FormInstance, type FormProps } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftAndBase, keepOn, merged } from './draft-base.js';
import { formDrafts } from './form-drafts.js';
import { Meanwhile, type MeanwhileView } from './meanwhile.js';

export interface DraftFormProps<V> extends Omit<FormProps<V>, 'children'> {
  /** What is written here, with the id of what is changed: one draft for each. */
  draft: string;
  /** The version of the record that is changed here: a draft of an older one is given back with a word, and never over what others have changed unseen. */
  on?: string | number | undefined;
  /** Changes when what was typed has been saved, where the form stays. */
  saved?: unknown;
  children: ReactNode;
}

/** A form whose values are there again after a reload. Every form of the application is one, but those of secrets alone. */
export function DraftForm<V extends object>({
  draft,
  on,
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
  const [meanwhile, setMeanwhile] = useState<MeanwhileView | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(saved);
  // As the form was opened: the record may be read again while it is being written.
  const [base] = useState({ on, first: props.initialValues ?? {} });

  // The storage of the tab. A form that is gone was saved or given up; one that only waits behind another page is still in the document.
  useEffect(() => {
    const kept = draftAndBase(draft);
    const put = (values: object) => form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]); // written by this form
    if (kept && base.on !== undefined && kept.base !== undefined && kept.base.on !== base.on) {
      const { values, both } = merged(kept.values, kept.base.first, base.first);
      put(values);
      setMeanwhile({ mine: values, theirs: base.first, both });
    } else if (kept) {
      put(kept.values);
      setRestored(true);
    }
    const here = place.current;
    return () => void setTimeout(() => !here?.isConnected && formDrafts.drop(draft));
  }, [draft, form, base]);

  // The same storage: what is saved is no draft.
  useEffect(() => {
    if (saved === first.current) return;
    first.current = saved;
    formDrafts.drop(draft);
    setRestored(false);
    setMeanwhile(null);
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
        keepOn(draft, form.getFieldsValue(), base);
        onValuesChange?.(changed, all);
      }}
    >
      <div ref={place}>
        {meanwhile && (
          <Meanwhile
            {...meanwhile}
            form={form}
            onShown={(values) => keepOn(draft, { ...form.getFieldsValue(), ...values }, base)}
          />
        )}
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
