import { stageNames } from '@zhibi/contract/people';
import type { SchoolRow } from '@zhibi/contract/people/organisation';
import { useTranslation } from 'react-i18next';
import { Card } from '../../platform/layout/card.js';
import { listed } from '../../platform/listed.js';
import { useSession } from '../../platform/session-store.js';
import styles from './page.module.css';

/** What its organisation has written down about a school. */
export function FactsCard({ school }: { school: SchoolRow }) {
  const { t } = useTranslation('operations');
  const { language } = useSession();
  const { stages, firstGid, lastGid, regionName, schoolYear, memberId, privacy } = school;
  const facts = [
    [t('school.region'), regionName || t('school.noRegion')],
    [
      t('school.stages'),
      `${listed(stages.map((stage) => stageNames[stage][language]))} · ${t('school.grades', { first: firstGid, last: lastGid })}`,
    ],
    [t('school.year'), t('school.yearOf', { year: schoolYear })],
    ...(memberId ? [[t('school.member'), memberId]] : []),
    [t('school.privacy'), t(`school.privacies.${privacy}`)],
  ];
  return (
    <Card title={t('school.facts')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
