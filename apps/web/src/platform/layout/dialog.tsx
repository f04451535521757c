import { Modal, type ModalProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from './focus-return.js';
import { Foot, FootPlace, type FootProps } from './foot.js';
import styles from './foot.module.css';
import { ReachableScroll } from './reachable-scroll.js';

/** `ask`: a question, two fields · `form`: a form · `wide`: a table or preview · `whole`: the window. */
const widths = { ask: 480, form: 640, wide: 860, whole: '100%' } as const;

/** Projected: no strip of the page stays above or below it. */
const wholeWindow = { top: 0, maxWidth: '100vw', margin: 0, padding: 0 } as const;

export interface DialogProps extends Pick<ModalProps, 'afterOpenChange' | 'afterClose' | 'focusable' | 'className'> {
  title: ReactNode;
  open?: boolean;
  size?: keyof typeof widths;
  onClose: () => void;
  /** Something is typed or shown once: neither a click beside it nor, with `isClosable` false, the cross closes it. */
  keepsTyping?: boolean;
  isClosable?: boolean;
  /** The buttons; "Cancel" closes. Without it the content draws its own (`Foot`), or there are none. */
  foot?: Omit<FootProps, 'onCancel'>;
  children?: ReactNode;
}

/** Over the page: one scale of widths, "Cancel" before the primary button, Escape closes, and the focus goes back to what opened it. */
export function Dialog({ size = 'ask', open = true, onClose, foot, children, ...rest }: DialogProps) {
  const { keepsTyping = false, isClosable = true, className = '', ...others } = rest;
  const { t } = useTranslation('platform');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useFocusReturn(open);
  return (
    <Modal
      {...others}
      open={open}
      width={widths[size]}
      className={`${size === 'whole' ? styles.whole : styles.scroll} ${className}`}
      style={size === 'whole' ? wholeWindow : { top: 64 }}
      closable={isClosable}
      mask={{ closable: !keepsTyping }}
      onCancel={onClose}
      destroyOnHidden
      footer={<div ref={setPlace} className={styles.place} />}
    >
      <FootPlace value={place}>
        {children}
        <ReachableScroll />
        {foot && <Foot {...foot} words={foot.words ?? t('ok')} onCancel={onClose} />}
      </FootPlace>
    </Modal>
  );
}
