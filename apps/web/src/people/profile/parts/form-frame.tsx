import { Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { Dialog } from '../../../platform/layout/dialog.js';

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
    <Dialog title={title} onClose={onClose} foot={{ isBusy: isBusy, onMain: () => form.submit() }}>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={onSubmit}>
        {children}
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}
