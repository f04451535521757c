import { schoolYearApi, type UndoException, type Upgrade } from '@zhibi/contract/people/school-year';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import { useUser } from '../../user.js';
import { ConfirmByName } from './confirm-by-name.js';
import styles from './page.module.css';
import { useYearName } from './year-words.js';

interface UndoDialogProps {
  upgrade: Upgrade;
  isOpen: boolean;
  onClose: () => void;
}

/** Before a move is taken back: what comes back, and what stays as somebody has changed it since. */
export function UndoDialog({ upgrade: { upgradeId, fromYear }, isOpen, onClose }: UndoDialogProps) {
  const { t } = useTranslation('schoolYear');
  const yearName = useYearName();
  const { schoolName } = useUser();
  const read = useRead(schoolYearApi.rehearseUndo, isOpen ? { upgradeId } : null);
  const undoing = useWrite(schoolYearApi.undo, Object.values(schoolYearApi), {
    handles: ['not-confirmed'],
    onDone: onClose,
  });
  return (
    <ConfirmByName
      isOpen={isOpen}
      title={t('confirm.undoTitle')}
      schoolName={schoolName}
      words={t('confirm.undo')}
      isBusy={undoing.isPending}
      isWrong={undoing.error?.reason === 'not-confirmed'}
      isDangerous
      onCancel={onClose}
      onConfirm={(confirm) => undoing.mutate({ upgradeId, confirm })}
    >
      <p>{t('confirm.undoWhat', { year: yearName(fromYear) })}</p>
      <Screen read={read} skeleton={{ rows: 2 }}>
        {({ total, items }) => (total === 0 ? <p>{t('undo.nothing')}</p> : <Left total={total} items={items} />)}
      </Screen>
    </ConfirmByName>
  );
}

/** What stays, by kind. */
function Left({ total, items }: { total: number; items: readonly UndoException[] }) {
  const { t } = useTranslation('schoolYear');
  const kinds = [...new Set(items.map(({ what }) => what))];
  return (
    <>
      <p>{t('undo.left', { count: total })}</p>
      <ul className={styles.left}>
        {kinds.map((kind) => (
          <li key={kind}>
            <b>{t(`undo.${kind}`)}</b>
            {items
              .filter(({ what }) => what === kind)
              .map(({ name, className }) => (name === className || className === '' ? name : `${name} (${className})`))
              .join('、')}
          </li>
        ))}
      </ul>
    </>
  );
}
