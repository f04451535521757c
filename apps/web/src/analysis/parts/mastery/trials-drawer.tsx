import { analysisApi, type MasteryTrial } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { Screen } from '../../../platform/screen.js';
import { formatDay } from '../../../platform/time.js';
import styles from './trials.module.css';

/** How well the newest answers were foretold, subject by subject: by the model, and by the average of the class. */
export function TrialsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('analysis');
  const read = useRead(analysisApi.masteryTrials, {});
  return (
    <Drawer title={t('mastery.title')} onClose={onClose}>
      <p className={styles.note}>{t('mastery.note')}</p>
      <Screen
        read={read}
        skeleton={{ rows: 4 }}
        isEmpty={({ trials }) => trials.length === 0}
        empty={<EmptyState title={t('mastery.none')} hint={t('mastery.noneHint')} />}
      >
        {({ trials }) => trials.map((one) => <Trial key={one.subjectId} trial={one} />)}
      </Screen>
    </Drawer>
  );
}

function Trial({ trial }: { trial: MasteryTrial }) {
  const { t } = useTranslation('analysis');
  const names = useNames();
  const { subjectName, judgedOn, students, answers, isBetter } = trial;
  const name = names.subject(subjectName);
  const [by, area, calibration] = [t('mastery.table.by'), t('mastery.table.area'), t('mastery.table.calibration')];
  const day = formatDay(judgedOn.replaceAll('-', ''));
  return (
    <section className={styles.trial} aria-label={name}>
      <h3>{name}</h3>
      <p data-better={isBetter}>{t(isBetter ? 'mastery.better' : 'mastery.worse')}</p>
      <PlainTable
        columns={[by, area, calibration]}
        formulas={{ [area]: t('mastery.formula.area'), [calibration]: t('mastery.formula.calibration') }}
        rows={[
          { key: 'model', cells: cells(t('mastery.model'), trial.area, trial.calibration) },
          { key: 'average', cells: cells(t('mastery.average'), trial.averageArea, trial.averageCalibration) },
        ]}
      />
      <small>{t('mastery.basis', { day, students, answers })}</small>
    </section>
  );
}

const cells = (by: string, ...figures: number[]) => [by, ...figures.map((one) => one.toFixed(3))];
