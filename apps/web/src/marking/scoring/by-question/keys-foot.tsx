import { useTranslation } from 'react-i18next';
import bar from '../../parts/engine/mark-bar.module.css';

const foot = [
  { name: 'score', keys: ['0-9'] },
  { name: 'full', keys: ['A'] },
  { name: 'move', keys: ['←', '→'] },
  { name: 'enlarge', keys: ['Space'] },
  { name: 'replay', keys: ['P'] },
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
