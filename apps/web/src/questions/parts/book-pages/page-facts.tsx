import { useTranslation } from 'react-i18next';
import styles from './preview.module.css';

/** What is known of a page, by name. */
export function PageFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  const { t } = useTranslation('partners');
  return (
    <>
      <h2>{t('preview.facts')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
