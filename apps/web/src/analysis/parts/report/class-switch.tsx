import type { ClassReport } from '@zhibi/contract/analysis';
import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { addressOf } from '../report-address.js';
import { useClasses } from './use-classes.js';

const SIDE_BY_SIDE = 4;

interface ClassSwitchProps {
  report: Pick<ClassReport, 'homeworkId' | 'classId'>;
  /** The screen that shows the other class; absent: its report. */
  to?: string;
  /** What the address says beside homework and class. */
  also?: string;
}

/** The other classes that wrote the same homework, where there are any. */
export function ClassSwitch({ report: { homeworkId, classId }, to, also = '' }: ClassSwitchProps) {
  const { t } = useTranslation('analysis');
  const navigate = useNavigate();
  const classes = useClasses(homeworkId);
  if (classes.length < 2) return null;
  const Choice = classes.length > SIDE_BY_SIDE ? Select<string> : Segmented<string>;
  return (
    <Choice
      aria-label={t('classReport.list.class')}
      value={classId}
      options={classes.map((one) => ({ value: one.classId, label: one.className }))}
      onChange={(chosen) => void navigate(`${addressOf(homeworkId, chosen, to)}${also}`)}
    />
  );
}
