import { homeworkApi } from '@zhibi/contract/homework';
import { endOfSchool } from '@zhibi/contract/printing/settings';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useRead } from '../../../platform/api.js';
import { formatDay, formatNear } from '../../../platform/time.js';
import { yuan } from '../../../printing/index.js';
import { FieldGroup } from '../../parts/form-field.js';
import type { Form } from './form.js';
import { LateNote } from './late-note.js';
import type { Sheet } from './sheets.js';

interface Props {
  form: Form;
  /** The paper whose copies these are; absent: of nobody. */
  sheet: Sheet | undefined;
  onChange: (change: Partial<Form>) => void;
  /** One of several: that the copies come too late is said once, below all of them. */
  isOneOfSeveral?: boolean;
}

const SPOKEN = 10;

/** What a homework is called does not change what its copies cost. */
export function askedOf(sheet: Sheet | undefined, { classIds, taskType }: Form) {
  if (sheet === undefined || taskType === SPOKEN) return null;
  const { title: _, ...asked } = sheet;
  return { ...asked, classIds: [...classIds] };
}

type Plan = z.output<typeof homeworkApi.printPlan.output>;

/** When the copies of a plan are there; empty: they are. */
export const arrivalOf = ({ ordered, earliestOn }: Pick<Plan, 'ordered' | 'earliestOn'>): string =>
  ordered ? (ordered.isHere ? '' : ordered.dueAt) : endOfSchool(earliestOn);

/** What printing takes, and what can be done where it comes too late. What is not known stands in nobody's way. */
export function PrintPlan({ form, sheet, onChange, isOneOfSeveral = false }: Props) {
  const { t } = useTranslation('homework');
  const asked = askedOf(sheet, form);
  const plan = useRead(homeworkApi.printPlan, asked);
  if (asked === null) return null;
  if (plan.error) return <FieldGroup label={t('printPlan.title')}>{t('printPlan.unknown')}</FieldGroup>;
  if (!plan.data) return null;
  const { copies, pageCount, sheets, costLi, earliestOn, ordered } = plan.data;
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
      {!isOneOfSeveral && <LateNote form={form} arrivesAt={arrivalOf(plan.data)} onChange={onChange} />}
    </FieldGroup>
  );
}
