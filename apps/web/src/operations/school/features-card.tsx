import { organisationApi, type SchoolRow } from '@zhibi/contract/people/organisation';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { listed } from '../../platform/listed.js';
import { notify } from '../../platform/notify.js';
import styles from './page.module.css';

interface FeaturesCardProps {
  school: SchoolRow;
  field: 'schoolConfigs' | 'extQuestion';
  title: string;
  names: readonly { name: string; words: string }[];
}

/** Switches, each saved as it is pressed; what stands there under names that nobody here knows is kept. */
export function FeaturesCard({ school, field, title, names }: FeaturesCardProps) {
  const { t } = useTranslation('operations');
  const saving = useWrite(organisationApi.saveFeatures, [organisationApi.schools], {
    onDone: () => notify.done(t('school.saved')),
  });
  const { schoolId, revision, schoolConfigs, extQuestion } = school;
  const now = school[field];
  const others = now.filter((one) => !names.some(({ name }) => name === one));
  const change = (name: string, isOn: boolean) =>
    saving.mutate({
      ...{ schoolId, revision, schoolConfigs, extQuestion },
      [field]: isOn ? [...now, name] : now.filter((one) => one !== name),
    });
  return (
    <Card title={title} extra={<span className={styles.note}>{t('school.featuresNote')}</span>}>
      <ul className={styles.features}>
        {names.map(({ name, words }) => (
          <li key={name}>
            <span>
              {words}
              <small translate="no">{name}</small>
            </span>
            <Switch
              aria-label={words}
              checked={now.includes(name)}
              disabled={saving.isPending || !school.can.edit}
              onChange={(isOn) => change(name, isOn)}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && <p className={styles.note}>{t('school.others', { names: listed(others) })}</p>}
    </Card>
  );
}
