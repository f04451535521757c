import type { ReactNode } from 'react';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';

export interface FormDrawerProps {
  title: string;
  isBusy: boolean;
  onClose: () => void;
  onSave: () => void;
  children: ReactNode;
}

/** A form beside its list: cancel and save in the foot, and no closing by a click beside it. */
export function FormDrawer({ title, isBusy, onClose, onSave, children }: FormDrawerProps) {
  return (
    <Drawer open size="wide" title={title} keepsTyping onClose={onClose}>
      {children}
      <Foot isBusy={isBusy} onMain={onSave} onCancel={onClose} />
    </Drawer>
  );
}
