import { Button } from 'antd';
import { createContext, type ReactNode, useContext, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './foot.module.css';

/** The foot of the drawer or dialog around; a form inside draws its buttons there, wherever it stands itself. */
export const FootPlace = createContext<HTMLElement | null | undefined>(undefined);

export interface FootProps {
  /** What the primary button says; without it: "Save". */
  words?: ReactNode;
  icon?: ReactNode;
  /** Without it the form around is sent, by Enter too. */
  onMain?: () => void;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** It takes something away. */
  isDangerous?: boolean;
  /** Absent where there is nothing to cancel: the cross closes. */
  onCancel?: (() => void) | undefined;
  cancelWords?: ReactNode;
  /** What else can be done, before "Cancel". */
  others?: ReactNode;
  /** A fact, left. */
  note?: ReactNode;
}

/** The buttons of a drawer or dialog: right, "Cancel" before the primary one, which is the last. */
export function Foot({ words, icon, onMain, onCancel, cancelWords, others, note, ...state }: FootProps) {
  const { t } = useTranslation('platform');
  const submit = useRef<HTMLButtonElement>(null);
  return (
    <>
      {!onMain && <button ref={submit} type="submit" hidden />}
      <AtFoot>
        {note && <span className={styles.note}>{note}</span>}
        {others}
        {onCancel && <Button onClick={onCancel}>{cancelWords ?? t('cancel')}</Button>}
        <Button
          type="primary"
          icon={icon}
          danger={state.isDangerous === true}
          loading={state.isBusy === true}
          disabled={state.isDisabled === true}
          onClick={onMain ?? (() => submit.current?.click())}
        >
          {words ?? t('save')}
        </Button>
      </AtFoot>
    </>
  );
}

/** The same place for what has no primary button. */
export function AtFoot({ children }: { children: ReactNode }) {
  const place = useContext(FootPlace);
  const line = <div className={styles.foot}>{children}</div>;
  if (place === undefined) return line;
  return place && createPortal(line, place);
}
