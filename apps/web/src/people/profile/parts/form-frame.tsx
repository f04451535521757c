import { Form, type FormInstance, Modal } from 'antd';
import type { ReactNode } from 'react';

export interface FormFrameProps<Fields> {
  title: string;
  form: FormInstance<Fields>;
  isBusy: boolean;
  onSubmit: (fields: Fields) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form over the page: Enter sends it, Escape closes it. */
export function FormFrame<Fields extends object>(props: FormFrameProps<Fields>) {
  const { title, form, isBusy, onSubmit, onClose, children } = props;
  return (
    <Modal open title={title} onCancel={onClose} onOk={() => form.submit()} confirmLoading={isBusy} width={440}>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={onSubmit}>
        {children}
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
