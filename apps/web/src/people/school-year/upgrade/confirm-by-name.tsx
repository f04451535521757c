import { Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import styles from './page.module.css';

interface ConfirmByNameProps {
  isOpen: boolean;
  title: string;
  schoolName: string;
  /** What the button does. */
  words: string;
  isBusy: boolean;
  /** The server found another name. */
  isWrong: boolean;
  isDangerous?: boolean;
  onConfirm: (typed: string) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** What cannot be done by a slip of the hand: the name of the school is typed first. */
export function ConfirmByName(props: ConfirmByNameProps) {
  const { t } = useTranslation('schoolYear');
  const [typed, setTyped] = useState('');
  const id = useId();
  const fits = typed.trim() === props.schoolName;
  const confirm = () => fits && props.onConfirm(typed.trim());
  return (
    <Dialog
      open={props.isOpen}
      title={props.title}
      onClose={props.onCancel}
      afterClose={() => setTyped('')}
      foot={{
        words: props.words,
        isDangerous: props.isDangerous,
        isDisabled: !fits,
        isBusy: props.isBusy,
        onMain: confirm,
      }}
    >
      <div className={styles.confirm}>
        {props.children}
        <label htmlFor={id}>{t('confirm.type', { name: props.schoolName })}</label>
        <Input
          id={id}
          autoFocus
          autoComplete="off"
          value={typed}
          status={props.isWrong ? 'error' : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={confirm}
        />
        {props.isWrong && (
          <span role="alert" className={styles.wrong}>
            {t('confirm.differs')}
          </span>
        )}
      </div>
    </Dialog>
  );
}
