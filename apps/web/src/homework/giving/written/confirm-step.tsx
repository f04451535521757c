import { type Paper, papersApi } from '@zhibi/contract/papers';
import { peopleApi } from '@zhibi/contract/people';
import { Alert, Button, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { formatNear, formatNumber, formatStamp } from '../../../platform/time.js';
import { categories } from '../../parts/category.js';
import { type Form, toStamp } from './form.js';
import { FieldGroup } from './form-field.js';
import styles from './publish-drawer.module.css';

export interface ConfirmStepProps {
  paper: Paper;
  form: Form;
  problem: string | undefined;
  isBusy: boolean;
  onChange: (change: Partial<Form>) => void;
  onBack: () => void;
  onPublish: () => void;
}

/** The third step: all of it once more, and which copies the students write on. */
export function ConfirmStep({ paper, form, problem, isBusy, onChange, onBack, onPublish }: ConfirmStepProps) {
  const { t } = useTranslation('homework');
  const classes = useRead(peopleApi.classes, {});
  const chosen = classes.data?.clazzs.filter(({ classId }) => form.classIds.includes(classId)) ?? [];
  const facts = [
    [t('publish.paper'), paper.title],
    [t('publish.score'), t('publish.points', { score: formatNumber(paper.totalScore) })],
    [t('publish.name'), form.title],
    [t('publish.classes'), chosen.map(({ className }) => className).join(' ')],
    [t('publish.category'), t(`category.${categories[form.workCategory]}`)],
    [t('publish.push'), form.pushAt ? formatStamp(toStamp(form.pushAt)) : t('publish.pushNow')],
    [t('publish.startAt'), formatStamp(toStamp(form.startAt))],
    [t('publish.endAt'), formatStamp(toStamp(form.endAt))],
  ];
  return (
    <div className={styles.fields}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name ?? ''} value={value ?? ''} />
        ))}
      </dl>
      <Runs
        paperId={paper.paperId}
        chosen={form.printRunId}
        classNames={chosen.map(({ className }) => className)}
        onChoose={(printRunId) => onChange({ printRunId })}
      />
      {problem && <Alert type="error" showIcon title={problem} />}
      <p className={styles.note}>{t('publish.confirm')}</p>
      <div className={styles.foot}>
        <Button onClick={onBack}>{t('publish.previous')}</Button>
        <Button type="primary" loading={isBusy} onClick={onPublish}>
          {t('publish.submit')}
        </Button>
      </div>
    </div>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);

interface RunsProps {
  paperId: string;
  chosen: string | null;
  classNames: readonly string[];
  onChoose: (printRunId: string | null) => void;
}

const NEW = 'new';

/** Copies printed before are used where they are free and cover the classes; otherwise new ones are made. */
function Runs({ paperId, chosen, classNames, onChoose }: RunsProps) {
  const { t } = useTranslation('homework');
  const runs = useRead(papersApi.runs, { paperId });
  const free = (runs.data?.items ?? []).filter(
    (run) =>
      run.homeworkId === null && run.status !== 'failed' && classNames.every((name) => run.classNames.includes(name)),
  );
  return (
    <FieldGroup label={t('publish.run')}>
      <Radio.Group
        vertical
        value={chosen ?? NEW}
        onChange={(event) => onChoose(event.target.value === NEW ? null : event.target.value)}
        options={[
          { value: NEW, label: t('publish.runNew') },
          ...free.map(({ printRunId, classNames: names, copies, createdAt, dots }) => ({
            value: printRunId,
            label: `${t('publish.runOf', { classes: names.join(' '), count: copies, when: formatNear(createdAt) })}${dots ? ` · ${t('publish.runDots')}` : ''}`,
          })),
        ]}
      />
    </FieldGroup>
  );
}
