import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './keys-foot.module.css';
import bar from './mark-bar.module.css';

const foot = [
  { name: 'score', keys: ['0-9'] },
  { name: 'full', keys: ['A'] },
  { name: 'move', keys: ['←', '→'] },
  { name: 'enlarge', keys: ['Space'] },
  { name: 'replay', keys: ['P'] },
  { name: 'help', keys: ['?'] },
] as const;

const all = [
  { name: 'score', keys: ['0-9'] },
  { name: 'full', keys: ['A'] },
  { name: 'zero', keys: ['Z', '0'] },
  { name: 'half', keys: ['H', '.'] },
  { name: 'clear', keys: ['Backspace', 'Esc'] },
  { name: 'confirm', keys: ['Enter'] },
  { name: 'move', keys: ['←', '→', '↑', '↓'] },
  { name: 'question', keys: ['[', ']'] },
  { name: 'enlarge', keys: ['Space'] },
  { name: 'replay', keys: ['P'] },
  { name: 'undo', keys: ['U', 'Ctrl Z'] },
  { name: 'help', keys: ['?'] },
] as const;

/** The most used keys, and whose colour is whose. */
export function KeysFoot() {
  const { t } = useTranslation('marking');
  return (
    <>
      {foot.map(({ name, keys }) => (
        <span key={name}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {t(`keys.${name}`)}
        </span>
      ))}
      <span className={bar.legend}>
        <i className={bar.pen} />
        {t('keys.student')}
        <i className={bar.red} />
        {t('keys.teacher')}
        <i className={bar.grey} />
        {t('keys.machine')}
      </span>
    </>
  );
}

/** Every key of the tool. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('marking');
  return (
    <Modal open={isOpen} onCancel={onClose} footer={null} title={t('keys.title')} width={420}>
      <dl className={styles.keys}>
        {all.map(({ name, keys }) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
