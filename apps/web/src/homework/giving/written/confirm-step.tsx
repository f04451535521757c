import type { Paper } from '@zhibi/contract/papers';
import { peopleApi } from '@zhibi/contract/people';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Foot } from '../../../platform/layout/foot.js';
import { formatNumber, formatStamp } from '../../../platform/time.js';
import { categories } from '../../parts/category.js';
import { toStamp } from '../../parts/moments.js';
import { type Form, opensAt } from './form.js';
import { LayersPlan } from './layers-plan.js';
import { PrintPlan } from './print-plan.js';
import styles from './publish-drawer.module.css';
import { GivenBefore, RunsField, type RunsFieldProps } from './runs-field.js';
import { SeatsPlan } from './seats-plan.js';
import type { Sheet } from './sheets.js';
import { taskNameOf } from './tasks.js';

export interface ConfirmStepProps {
  paper: Paper;
  form: Form;
  /** The papers that layers are given instead of it, or seats beside it, by id. */
  others: ReadonlyMap<string, Paper>;
  sheets: readonly Sheet[];
  runs: RunsFieldProps['runs'];
  problem: string | undefined;
  /** What is told is a question, and the way on its answer. */
  isAgain: boolean;
  isBusy: boolean;
  /** All that is given has been read. */
  isReady: boolean;
  onChange: (change: Partial<Form>) => void;
  onBack: () => void;
  onPublish: () => void;
}

/** The third step: all of it once more, and which copies the students write on. */
export function ConfirmStep({
  paper,
  form,
  others,
  sheets,
  runs,
  problem,
  isAgain,
  isBusy,
  isReady,
  onChange,
  onBack,
  onPublish,
}: ConfirmStepProps) {
  const { t } = useTranslation('homework');
  const classes = useRead(peopleApi.classes, {});
  const chosen = classes.data?.clazzs.filter(({ classId }) => form.classIds.includes(classId)) ?? [];
  const isLayered = form.forWhom === 'layers';
  const isSeveral = isLayered || form.forWhom === 'seats';
  const given = runs.data?.given.filter((one) => sheets.some(({ paperId }) => paperId === one.paperId)) ?? [];
  const ofPaper = sheets.find(({ paperId }) => paperId === paper.paperId);
  const facts = [
    // Of several papers each row says it: the chosen paper may be that of none of them.
    ...(isSeveral
      ? []
      : [
          [t('publish.paper'), paper.title],
          [t('publish.score'), t('publish.points', { score: formatNumber(paper.totalScore) })],
          [t('publish.name'), form.title],
        ]),
    [t('publish.classes'), chosen.map(({ className }) => className).join(' ')],
    [t('publish.category'), t(`category.${categories[form.workCategory]}`)],
    [t('giving.task'), t(`giving.taskOf.${taskNameOf(form.taskType)}`)],
    [t('publish.push'), form.pushAt ? formatStamp(toStamp(form.pushAt)) : t('publish.pushNow')],
    [t('publish.startAt'), formatStamp(form.pushAt ? opensAt(form) : toStamp(form.startAt))],
    [t('publish.endAt'), formatStamp(toStamp(form.endAt))],
  ];
  return (
    <div className={styles.fields}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name ?? ''} value={value ?? ''} />
        ))}
      </dl>
      {isLayered && <LayersPlan chosen={paper} others={others} form={form} sheets={sheets} onChange={onChange} />}
      {form.forWhom === 'seats' && (
        <SeatsPlan chosen={paper} others={others} form={form} sheets={sheets} onChange={onChange} />
      )}
      <GivenBefore given={given} />
      {ofPaper && <RunsField runs={runs} choice={form.run} onChoose={(run) => onChange({ run })} />}
      {!isSeveral && <PrintPlan form={form} sheet={ofPaper} onChange={onChange} />}
      {problem && <Alert type={isAgain ? 'warning' : 'error'} showIcon title={problem} />}
      <p className={styles.note}>{t('publish.confirm')}</p>
      <Foot
        words={t(isAgain ? 'publish.again' : 'publish.submit')}
        isBusy={isBusy}
        isDisabled={!isReady}
        onMain={onPublish}
        cancelWords={t('publish.previous')}
        onCancel={onBack}
      />
    </div>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
