import { Popconfirm } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface ConfirmProps {
  title: ReactNode;
  /** What follows from it. */
  hint?: ReactNode;
  /** What the button does, where "OK" would not say it. */
  words?: ReactNode;
  isDangerous?: boolean;
  /** What follows is still being read. */
  isWaiting?: boolean;
  /** Nothing to ask about: the button does not open it. */
  disabled?: boolean;
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  onConfirm: () => void;
  /** The button that asks. */
  children: ReactElement;
}

/** So far it stays from the edge of the window, against which it is pushed: the popup is that much wider than what is seen of it. */
const EDGE_PX = 8;

/** Asks once more, beside the button: never wider than a sentence, "Cancel" before what is done. */
export function Confirm({ hint, words, isDangerous = false, isWaiting = false, ...rest }: ConfirmProps) {
  const { t } = useTranslation('platform');
  return (
    <Popconfirm
      {...rest}
      description={hint}
      okText={words ?? t('ok')}
      cancelText={t('cancel')}
      okButtonProps={{ danger: isDangerous, disabled: isWaiting }}
      styles={{ root: { maxWidth: 340 + 2 * EDGE_PX, paddingInline: EDGE_PX } }}
    />
  );
}
