import type { FreeRun, GivenOfPaper, homeworkApi } from '@zhibi/contract/homework';
import { Alert, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { Read } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import { detailOf } from '../../parts/addresses.js';
import { FieldGroup } from '../../parts/form-field.js';
import styles from './publish-drawer.module.css';
import { chosenRun, leftBehind, NEW, usable } from './runs.js';

export interface RunsFieldProps {
  runs: Read<z.output<typeof homeworkApi.freeRuns.output>>;
  /** What the teacher chose; null: nothing yet. */
  choice: string | null;
  onChoose: (choice: string) => void;
}

/** Which copies the students write on: what lies printed is proposed, and nothing printed is passed over silently. */
export function RunsField({ runs, choice, onChoose }: RunsFieldProps) {
  const { t } = useTranslation('homework');
  const words = useRunWords();
  return (
    <FieldGroup label={t('runs.title')}>
      <Screen read={runs} skeleton={{ rows: 1 }}>
        {(found) => {
          const chosen = chosenRun(found, choice);
          return (
            <>
              <Radio.Group
                vertical
                aria-label={t('runs.title')}
                value={chosen?.printRunId ?? NEW}
                onChange={(event) => onChoose(event.target.value)}
                options={[
                  ...usable(found).map((run) => ({ value: run.printRunId, label: words(run) })),
                  { value: NEW, label: t('runs.new') },
                ]}
              />
              {chosen && chosen.without > 0 && (
                <Alert type="warning" showIcon title={t('runs.without', { count: chosen.without })} />
              )}
              {chosen && chosen.unused > 0 && (
                <Alert type="warning" showIcon title={t('runs.unused', { count: chosen.unused })} />
              )}
              {leftBehind(found, chosen).map(({ why, runs: left }) => (
                <Alert
                  key={why}
                  type="warning"
                  showIcon
                  title={
                    left.length === 1
                      ? t('runs.left', { run: left.map(words).join('') })
                      : t('runs.leftMany', { count: left.length })
                  }
                  description={
                    <>
                      {t(`runs.why.${why}`)}
                      {left.length > 1 && (
                        <ul className={styles.given}>
                          {left.map((run) => (
                            <li key={run.printRunId}>{words(run)}</li>
                          ))}
                        </ul>
                      )}
                    </>
                  }
                />
              ))}
            </>
          );
        }}
      </Screen>
    </FieldGroup>
  );
}

/** What these classes have already of the papers that are to be given, of every layer: a second homework of one is a choice, never a slip. */
export function GivenBefore({ given }: { given: readonly GivenOfPaper[] }) {
  const { t } = useTranslation('homework');
  if (given.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('runs.given')}
      description={
        <ul className={styles.given}>
          {given.map(({ homeworkId, title, classNames, status, startAt }) => (
            <li key={homeworkId}>
              <Link to={detailOf(homeworkId)}>{title}</Link>
              {` ${t('runs.givenTo', { classes: classNames.join(' '), when: formatNear(startAt) })} · ${t(`status.${status}`)}`}
            </li>
          ))}
        </ul>
      }
    />
  );
}

function useRunWords() {
  const { t } = useTranslation('homework');
  return ({ classNames, copies, createdAt, dots }: FreeRun) =>
    `${t('runs.of', { classes: classNames.join(' '), count: copies, when: formatNear(createdAt) })}${dots ? ` · ${t('runs.dots')}` : ''}`;
}
