import { fieldMessages, fieldRules } from '@zhibi/contract/kernel';
import { Form, Input } from 'antd';
import { fieldRule } from '../../platform/form-errors.js';
import { useSession } from '../../platform/session-store.js';

/** A password of one's own, typed twice: `newPassword` and `confirm` of the form around it. */
export function NewPassword({ label, again }: { label: string; again: string }) {
  const { language } = useSession();
  const form = Form.useFormInstance<{ newPassword: string }>();
  const words = (field: string) => fieldMessages[field]?.[language] ?? '';
  const sameAsNew = {
    validator: (_: unknown, value: string) =>
      value && value === form.getFieldValue('newPassword')
        ? Promise.resolve()
        : Promise.reject(new Error(words('confirm-password'))),
  };
  return (
    <>
      <Form.Item
        name="newPassword"
        label={label}
        validateTrigger="onBlur"
        rules={[fieldRule(fieldRules.password, words('password'))]}
      >
        <Input.Password autoComplete="new-password" maxLength={18} />
      </Form.Item>
      <Form.Item
        name="confirm"
        label={again}
        validateTrigger="onBlur"
        dependencies={['newPassword']}
        rules={[sameAsNew]}
      >
        <Input.Password autoComplete="new-password" maxLength={18} />
      </Form.Item>
    </>
  );
}
