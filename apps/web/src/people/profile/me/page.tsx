import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { HeadField } from '../../parts/head-field.js';
import { useUser } from '../../user.js';
import { Facts } from './facts.js';
import styles from './page.module.css';
import { WaysIn } from './ways-in.js';

/** Who one is to the product: the picture is one's own, the rest is kept by the school. */
export function Page() {
  const { t } = useTranslation('profile');
  const user = useUser();
  return (
    <>
      <PageHead title={t('me.title')} note={t('me.wrong')} />
      <div className={styles.cards}>
        <Card>
          <HeadField user={user} size={88} />
        </Card>
        <Card title={t('me.basic')}>
          <Facts user={user} />
        </Card>
        <WaysIn />
      </div>
    </>
  );
}
