import { homeworkApi } from '@zhibi/contract/homework';
import { endOfSchool } from '@zhibi/contract/printing/settings';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { formatDay, formatNear, formatStamp } from '../../../platform/time.js';
import { yuan } from '../../../printing/index.js';
import { dayAfter } from '../../parts/days.js';
import { FieldGroup } from '../../parts/form-field.js';
import { type Form, movedTo, opensAt } from './form.js';
import type { Sheet } from './sheets.js';

interface Props {
  form: Form;
  /** The paper whose copies these are; absent: of nobody. */
  sheet: Sheet | undefined;
  onChange: (change: Partial<Form>) => void;
}

const CALLIGRAPHY = 9;
const SPOKEN = 10;

/** The first day on which it may begin at its time of the day, with the copies there. */
const dayFor = (opens: string, arrivesAt: string): string => {
  const day = arrivesAt.slice(0, 8);
  return opens.slice(8) < arrivesAt.slice(8) ? dayAfter(day, 1) : day;
};

/** What a homework is called does not change what its copies cost. */
const askedOf = ({ title: _, ...sheet }: Sheet, { classIds }: Form) => ({ ...sheet, classIds: [...classIds] });

/** What printing takes, and what can be done where it comes too late. What is not known stands in nobody's way. */
export function PrintPlan({ form, sheet, onChange }: Props) {
  const { t } = useTranslation('homework');
  const asked = sheet && form.taskType !== SPOKEN ? askedOf(sheet, form) : null;
  const plan = useRead(homeworkApi.printPlan, asked);
  if (asked === null) return null;
  if (plan.error) return <FieldGroup label={t('printPlan.title')}>{t('printPlan.unknown')}</FieldGroup>;
  if (!plan.data) return null;
  const { copies, pageCount, sheets, costLi, earliestOn, ordered } = plan.data;
  const arrivesAt = ordered ? (ordered.isHere ? '' : ordered.dueAt) : endOfSchool(earliestOn);
  const opens = opensAt(form);
  const isLate = opens < arrivesAt;
  const laterOn = dayFor(opens, arrivesAt);
  const cost =
    costLi === null
      ? t('printPlan.noPrice')
      : costLi.least === costLi.most
        ? t('printPlan.cost', { cost: yuan(costLi.least) })
        : t('printPlan.range', { least: yuan(costLi.least), most: yuan(costLi.most) });
  const arrival = ordered
    ? ordered.isHere
      ? t('printPlan.here')
      : t('printPlan.ordered', { when: formatNear(ordered.dueAt) })
    : t('printPlan.arrives', { day: formatDay(earliestOn) });
  return (
    <FieldGroup label={t('printPlan.title')}>
      <span>
        {t('printPlan.sheets', { copies, pages: pageCount, sheets })} · {cost}
        <br />
        {arrival}
      </span>
      {isLate && (
        <Alert
          type="warning"
          showIcon
          title={t('printPlan.late', { opens: formatStamp(opens), when: formatStamp(arrivesAt) })}
          description={
            <>
              <p style={{ margin: '0 0 8px' }}>
                {t('printPlan.lateHint')}
                {form.taskType !== CALLIGRAPHY && ` ${t('printPlan.screen')}`}
              </p>
              <Button size="small" onClick={() => onChange(movedTo(form, laterOn))}>
                {t('printPlan.later', { day: formatDay(laterOn) })}
              </Button>
            </>
          }
        />
      )}
    </FieldGroup>
  );
}
