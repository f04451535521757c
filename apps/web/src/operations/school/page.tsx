import { operationsApi } from '@zhibi/contract/operations';
import { organisationApi, SchoolConfig } from '@zhibi/contract/people/organisation';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { NumberStrip } from '../../platform/layout/number-strip.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { Screen } from '../../platform/screen.js';
import { formatNumber, formatShare } from '../../platform/time.js';
import { ActedList } from '../parts/acting/acted-list.js';
import { FactsCard } from './facts-card.js';
import { FeaturesCard } from './features-card.js';
import { HealthCard } from './health-card.js';
import styles from './page.module.css';
import { TermsCard } from './terms-card.js';
import { UseCard } from './use-card.js';

const banks = ['hwl', 'ejt', 'jz'] as const;

/** The school that operations act for: what it is, what it may use, and who acted for it. */
export function Page() {
  const { t } = useTranslation('operations');
  const read = useRead(organisationApi.schools, {});
  const state = useRead(operationsApi.schoolState, {});
  return (
    <Screen
      read={read}
      skeleton="page"
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title={t('school.gone')} hint={t('school.goneHint')} />}
    >
      {({ items: [school] }) =>
        school && (
          <>
            <PageHead
              title={<span translate="no">{school.name}</span>}
              extra={
                <>
                  <GoButton to="/devops/stageSet">{t('school.stageTests')}</GoButton>
                  <GoButton to="/devops/cameraList">{t('school.scans')}</GoButton>
                </>
              }
            />
            <NumberStrip
              label={t('school.people')}
              numbers={[
                { name: t('schools.classes'), value: formatNumber(school.classes) },
                { name: t('schools.students'), value: formatNumber(school.students) },
                { name: t('schools.teachers'), value: formatNumber(school.teachers) },
                { name: t('schools.activated'), value: formatShare(school.activated, school.accounts) },
              ]}
            />
            <div className={styles.columns}>
              <div className={styles.column}>
                <Screen read={state} skeleton={{ rows: 8 }}>
                  {({ health }) => <HealthCard health={health} />}
                </Screen>
                <FactsCard school={school} />
                <ActedList whose="mine" />
              </div>
              <div className={styles.column}>
                <Screen read={state} skeleton={{ rows: 8 }}>
                  {({ terms, revision, quotas, used }) => (
                    <>
                      <TermsCard terms={terms} revision={revision} />
                      <UseCard quotas={quotas} used={used} />
                    </>
                  )}
                </Screen>
                <FeaturesCard
                  school={school}
                  field="schoolConfigs"
                  title={t('school.features')}
                  names={SchoolConfig.options.map((name) => ({ name, words: t(`school.featureNames.${name}`) }))}
                />
                <FeaturesCard
                  school={school}
                  field="extQuestion"
                  title={t('school.banks')}
                  names={banks.map((name) => ({ name, words: t(`school.bankNames.${name}`) }))}
                />
              </div>
            </div>
          </>
        )
      }
    </Screen>
  );
}
